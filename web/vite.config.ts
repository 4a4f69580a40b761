import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkFileNames, chunkGroups } from "./build/chunks.ts";
import { precompress } from "./build/precompress.ts";
import { preloadFont } from "./build/preload-font.ts";
import { sitePages } from "./build/site-pages.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  root,
  publicDir: `${root}../public`,
  resolve: { alias: { "@": root } },
  plugins: [
    react(),
    tailwindcss(),
    preloadFont("figtree-latin-wght-normal"),
    preloadFont("newsreader-latin-400-normal", { late: true }),
    sitePages(process.env.VITE_SITE_URL),
    precompress(),
  ],
  build: {
    outDir: `${root}dist`,
    emptyOutDir: true,
    // What each route loads, for the test of their sizes; no server hands out a hidden folder.
    manifest: true,
    // The content security policy allows no inline script and no data address in place of a file.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups() }, chunkFileNames },
    },
  },
});
