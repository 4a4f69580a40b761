import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { brandHtml } from "./build/brand-html.ts";
import { precompress } from "./build/precompress.ts";
import { preloadFont } from "./build/preload-font.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  root,
  publicDir: `${root}../public`,
  resolve: { alias: { "@": root } },
  plugins: [
    react(),
    tailwindcss(),
    brandHtml(),
    preloadFont("figtree-latin-wght-normal"),
    precompress(),
  ],
  build: {
    outDir: `${root}dist`,
    emptyOutDir: true,
    // The content security policy allows no inline script and no data address in place of a file.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: "es2022",
  },
});
