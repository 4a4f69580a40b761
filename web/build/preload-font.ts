import type { HtmlTagDescriptor, Plugin } from "vite";

/**
 * Lets the page fetch the font beside the style sheet that asks for it, not after. `name`: how the
 * file's name starts.
 */
export function preloadFont(name: string): Plugin {
  return {
    name: "preload-font",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        return Object.keys(bundle ?? {})
          .filter((file) => file.endsWith(".woff2") && file.includes(`${name}-`))
          .map((file) => ({
            tag: "link",
            attrs: {
              rel: "preload",
              href: `/${file}`,
              as: "font",
              type: "font/woff2",
              crossorigin: true,
            },
            injectTo: "head",
          }));
      },
    },
  };
}
