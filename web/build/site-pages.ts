import { fileURLToPath } from "node:url";
import { type Plugin, type Rolldown, runnerImport } from "vite";
import { BRAND } from "../../shared/src/brand.ts";
import { fontPreload, HEAD_PLACE, headHtml } from "./page-head.ts";
import { DEFAULT_HEAD, SITE_PAGES } from "./site-page-list.ts";

/** Answers every path that is no file: the app with the head that every page may have. */
const APP_FILE = "app.html";

const ROOT_PLACE = '<div id="root"></div>';
const NO_SCRIPT = /\s*<noscript>.*?<\/noscript>/;
const APP_SCRIPTS = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/** What stands in the file needs the style sheet and the font alone: these go before the scripts. */
const LATER = 'fetchpriority="low"';

/** What a phone shows when the site is kept on its screen. */
const MANIFEST = {
  name: BRAND.name,
  short_name: BRAND.name,
  description: BRAND.tagline,
  start_url: "/",
  display: "browser",
  background_color: DEFAULT_HEAD.colour.light,
  theme_color: DEFAULT_HEAD.colour.light,
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  })),
};

const web = fileURLToPath(new URL("../", import.meta.url));

/**
 * Makes of the one page a file for each of the list: the landing pages whole, with a script that only
 * knows who is logged in; the others with a head of their own and their route's scripts asked for at
 * once. `app.html` answers for all other paths.
 */
export function sitePages(siteUrl: string | undefined): Plugin {
  let visitorScript: string;
  let building = false;
  return {
    name: "site-pages",
    config(_, { command }) {
      building = command === "build";
    },
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        building ? html : html.replace(HEAD_PLACE, headHtml(DEFAULT_HEAD, null, siteUrl)),
    },
    buildStart() {
      if (!building) return;
      visitorScript = this.emitFile({
        type: "chunk",
        id: `${web}static/visitor.ts`,
        name: "visitor",
      });
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("The build has no index.html.");
        const shell = String(page.source).replaceAll(
          /(<(?:script type="module"|link rel="modulepreload"))/g,
          `$1 ${LATER}`,
        );
        const emit = (fileName: string, source: string) =>
          this.emitFile({ type: "asset", fileName, source });
        const markup = await renderPages();
        /** The shell with a head, and what stands there until the app does. */
        const app = (head: string, path: string) =>
          shell
            .replace(HEAD_PLACE, head)
            .replace(ROOT_PLACE, () => `<div id="root">${markup[path] ?? markup.app}</div>`);

        emit("manifest.webmanifest", JSON.stringify(MANIFEST));
        emit(APP_FILE, app(headHtml(DEFAULT_HEAD, null, siteUrl), APP_FILE));
        for (const { path, modules, whole, ...head } of SITE_PAGES) {
          const headTags = headHtml(head, path, siteUrl);
          const fileName = path === "/" ? "index.html" : `${path.slice(1)}.html`;
          const html = whole
            ? wholePage(
                app(`${headTags}${spokenFont(bundle)}`, path),
                this.getFileName(visitorScript),
              )
            : app(`${headTags}${preloads(bundle, modules, shell)}`, path);
          if (fileName === "index.html") page.source = html;
          else emit(fileName, html);
        }
      },
    },
  };
}

/** The pages as they look before anybody is known, by path. */
async function renderPages(): Promise<Record<string, string>> {
  const { module } = await runnerImport<typeof import("../static/render.tsx")>(
    `${web}static/render.tsx`,
    { root: web, resolve: { alias: { "@": web } }, logLevel: "error" },
  );
  return module.renderPages();
}

/** Without the app's scripts, and with the one that it needs. */
function wholePage(page: string, script: string): string {
  return (
    page
      .replaceAll(APP_SCRIPTS, "")
      .replace(NO_SCRIPT, "")
      // Here the first words are there before the fonts are.
      .replaceAll(` ${LATER}`, "")
      .replace("</head>", `  <script type="module" src="/${script}"></script>\n  </head>`)
  );
}

/** The landing pages quote people from the first line on. */
function spokenFont(bundle: Rolldown.OutputBundle): string {
  return Object.keys(bundle)
    .filter((file) => file.includes("newsreader-latin-400-italic-") && file.endsWith(".woff2"))
    .map((file) => `\n    ${fontPreload(file)}`)
    .join("");
}

/** What the routes of a page need beside what the shell asks for anyway. */
function preloads(bundle: Rolldown.OutputBundle, modules: string[], shell: string): string {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set<string>();
  const visit = (fileName: string) => {
    if (needed.has(fileName)) return;
    needed.add(fileName);
    for (const imported of byName.get(fileName)?.imports ?? []) visit(imported);
  };
  for (const module of modules) {
    const route = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (route) visit(route.fileName);
  }
  return [...needed]
    .filter((fileName) => !shell.includes(fileName))
    .map(
      (fileName) => `\n    <link rel="modulepreload" ${LATER} crossorigin href="/${fileName}" />`,
    )
    .join("");
}
