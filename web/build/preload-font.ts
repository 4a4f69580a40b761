import type { HtmlTagDescriptor, Plugin } from "vite";

/**
 * Lets the page fetch the font beside the style sheet that asks for it, not after. `name`: how the
 * file's name starts; `late`: it may come after the scripts.
 */
export function preloadFont(name: string, { late = false } = {}): Plugin {
  return {
    name: `preload-${name}`,
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
              ...(late && { fetchpriority: "low" }),
            },
            injectTo: "head",
          }));
      },
    },
  };
}
