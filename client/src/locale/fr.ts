import client from "./fr.ftl?raw";

const shared = import.meta.glob<string>(
  ["../../../src/faubourg/locale/fr/*.ftl", "!../../../src/faubourg/locale/fr/cli.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default [...Object.values(shared), client];
