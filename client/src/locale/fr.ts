/** What every page says; each game brings its own words. */
import core from "../../../src/faubourg/locale/fr/core.ftl?raw";
import server from "../../../src/faubourg/locale/fr/server.ftl?raw";
import client from "./fr.ftl?raw";

export default [core, server, client];
