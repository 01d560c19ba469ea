import client from "./en.ftl?raw";

const shared = import.meta.glob<string>(
  ["../../../src/faubourg/locale/en/*.ftl", "!../../../src/faubourg/locale/en/cli.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default [...Object.values(shared), client];
