import sirv from "sirv";
import { pathOf, sendError } from "./answers.ts";
import type { Handler } from "./function-proxy.ts";

const YEAR = 365 * 24 * 60 * 60;

/** Files by their names' ends: what is asked for with one of these is never a page of the app. */
const FILE =
  /\.(?:js|mjs|css|map|json|txt|xml|webmanifest|wasm|ico|svg|png|jpe?g|gif|webp|avif|woff2?|ttf|mp3|mp4|webm|wav|pdf|br|gz)$/i;

/**
 * Serves the built page: files whose names carry a hash for ever, everything else only after asking
 * again, and the app itself for every path that is not a file.
 *
 * @param folder with `index.html`; must not change while it is served
 */
export function createStaticSite(folder: string): Handler {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      const hashed = path.startsWith("/assets/");
      response.setHeader(
        "cache-control",
        hashed ? `public, max-age=${YEAR}, immutable` : "no-cache",
      );
    },
  });

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      const message = "This address can only be read.";
      return sendError(response, 405, message, { allow: "GET, HEAD" });
    }
    // Parts of files are of no use here, and sirv trips over ranges that run backwards.
    delete request.headers.range;
    const notFound = () => sendError(response, 404, "There is nothing at this address.");
    serve(request, response, () => {
      const path = pathOf(request);
      if (path === null || path.startsWith("/assets/") || FILE.test(path)) return notFound();
      if (!acceptsPage(request.headers.accept)) return notFound();
      request.url = "/index.html";
      serve(request, response, notFound);
    });
  };
}

function acceptsPage(accept: string | undefined): boolean {
  return accept === undefined || /text\/html|\*\/\*/.test(accept);
}
