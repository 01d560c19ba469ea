CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.bot_leases (
    table_id character varying(24) NOT NULL,
    seq integer NOT NULL,
    server character varying(24) NOT NULL,
    until double precision NOT NULL
);
CREATE TABLE public.events (
    table_id character varying(24) NOT NULL,
    seq integer NOT NULL,
    at bigint NOT NULL,
    event bytea NOT NULL
);
CREATE TABLE public.grants (
    session bytea NOT NULL,
    table_id character varying(24) NOT NULL,
    role character varying(12) NOT NULL,
    seat integer NOT NULL
);
CREATE TABLE public.settings (
    name character varying(40) NOT NULL,
    value bytea NOT NULL
);
CREATE TABLE public.tables (
    id character varying(24) NOT NULL,
    opened bigint NOT NULL,
    secret bytea NOT NULL,
    charter bytea NOT NULL,
    played smallint DEFAULT '0'::smallint NOT NULL
);
CREATE TABLE public.tokens (
    hash bytea NOT NULL,
    table_id character varying(24) NOT NULL,
    role character varying(12) NOT NULL,
    seat integer
);
INSERT INTO public.alembic_version VALUES ('0004');
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.bot_leases
    ADD CONSTRAINT bot_leases_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.grants
    ADD CONSTRAINT grants_pkey PRIMARY KEY (session, table_id, role, seat);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);
CREATE INDEX ix_grants_table_id ON public.grants USING btree (table_id);
CREATE INDEX ix_tables_played_opened ON public.tables USING btree (played, opened);
CREATE INDEX ix_tokens_table_id ON public.tokens USING btree (table_id);
ALTER TABLE ONLY public.bot_leases
    ADD CONSTRAINT bot_leases_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.grants
    ADD CONSTRAINT grants_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
