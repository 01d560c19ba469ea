/** What every page says; each game brings its own words. */
import core from "../../../src/faubourg/locale/en/core.ftl?raw";
import server from "../../../src/faubourg/locale/en/server.ftl?raw";
import client from "./en.ftl?raw";

export default [core, server, client];
