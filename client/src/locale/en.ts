/** What every page says; each game brings its own words. */
import core from "../../../src/faubourg/locale/en/core.ftl?said";
import server from "../../../src/faubourg/locale/en/server.ftl?said";
import client from "./en.ftl?said";

export default [core, server, client];
