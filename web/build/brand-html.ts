import type { Plugin } from "vite";
import { BRAND } from "../../shared/src/brand.ts";

/** Puts the product's name into the page that stands before any script runs. */
export function brandHtml(): Plugin {
  return {
    name: "brand-html",
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        html.replaceAll("%BRAND_NAME%", BRAND.name).replaceAll("%BRAND_TAGLINE%", BRAND.tagline),
    },
  };
}
