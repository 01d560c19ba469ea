/** What every page says; each game brings its own words. */
import core from "../../../src/faubourg/locale/fr/core.ftl?said";
import server from "../../../src/faubourg/locale/fr/server.ftl?said";
import client from "./fr.ftl?said";

export default [core, server, client];
