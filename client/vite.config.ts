import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { brotli } from "./brotli.plugin.ts";
import { chunkOf } from "./bundle-chunks.ts";
import { fonts } from "./fonts.plugin.ts";
import { ftl } from "./ftl.plugin.ts";
import { serviceWorker } from "./service-worker.plugin.ts";

export default defineConfig({
  plugins: [fonts(), ftl(), svelte(), serviceWorker(), brotli()],
  // Beside the other sources, so that whoever watches those sees these change.
  publicDir: "src/public",
  build: {
    outDir: "../src/faubourg/server/static",
    emptyOutDir: true,
    // The content security policy allows nothing but files of our own: no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] } },
    },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: process.env.FAUBOURG_SERVER ?? "http://127.0.0.1:8000", ws: true },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // A fresh browser for every file takes three times as long; who needs fresh modules asks for them.
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], isolate: false, testTimeout: 30_000 },
});
