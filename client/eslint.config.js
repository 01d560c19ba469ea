import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // What is made from the server's structs is checked there.
  globalIgnores([".fonts/", "**/server-types.ts"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  // Prettier sees to the layout.
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      // TypeScript knows what is defined.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // Maps and sets are made anew for every position and then only looked up.
      "svelte/prefer-svelte-reactivity": "off",
      // A space between two sentences has to be said where lines are broken.
      "svelte/no-useless-mustaches": "off",
      "max-len": ["error", { code: 120 }],
    },
  },
);
