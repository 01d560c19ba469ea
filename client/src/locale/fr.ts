/** What every page says, and what the front page says of each game; at its table a game brings its own words. */
import core from "../../../src/faubourg/locale/fr/core.ftl?said";
import server from "../../../src/faubourg/locale/fr/server.ftl?said";
import client from "./fr.ftl?said";

const games = import.meta.glob<string>("../games/*/front-page.fr.ftl", {
  query: "?said",
  import: "default",
  eager: true,
});

export default [core, server, ...Object.values(games), client];
