import type { PageHead } from "./site-page-list.ts";

/** Where the head of a page goes in `index.html`. */
export const HEAD_PLACE = "<!--head-->";

/**
 * The head as HTML. Previews and canonical addresses need the site's own address, which only an
 * operator knows: without `siteUrl` the address is left out and the picture stands by its path.
 */
export function headHtml(head: PageHead, path: string | null, siteUrl: string | undefined): string {
  const origin = siteUrl?.replace(/\/+$/, "") ?? "";
  const name = head.title === head.brand ? head.brand : `${head.title} · ${head.brand}`;
  const address = origin && path !== null ? `${origin}${path}` : null;
  const tags = [
    `<title>${escapeHtml(name)}</title>`,
    meta("name", "description", head.description),
    `<meta name="theme-color" content="${head.colour.light}" media="(prefers-color-scheme: light)" />`,
    `<meta name="theme-color" content="${head.colour.dark}" media="(prefers-color-scheme: dark)" />`,
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", head.brand),
    meta("property", "og:title", head.title),
    meta("property", "og:description", head.description),
    meta("property", "og:image", `${origin}${head.image}`),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", "630"),
    meta("name", "twitter:card", "summary_large_image"),
    ...(address === null
      ? []
      : [
          `<link rel="canonical" href="${escapeHtml(address)}" />`,
          meta("property", "og:url", address),
        ]),
  ];
  return tags.join("\n    ");
}

/** Asks for a font beside the style sheet that names it, not after. */
export function fontPreload(file: string): string {
  return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`;
}

function meta(kind: "name" | "property", key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}" />`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
