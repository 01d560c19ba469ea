/** What every page says, and what the front page says of each game; at its table a game brings its own words. */
import core from "../../../src/faubourg/locale/en/core.ftl?said";
import server from "../../../src/faubourg/locale/en/server.ftl?said";
import client from "./en.ftl?said";

const games = import.meta.glob<string>("../games/*/front-page.en.ftl", {
  query: "?said",
  import: "default",
  eager: true,
});

export default [core, server, ...Object.values(games), client];
