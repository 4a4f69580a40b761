import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { lookup } from "mrmime";
import { pathOf, sendError } from "./answers.ts";
import type { Handler } from "./function-proxy.ts";

const YEAR = 365 * 24 * 60 * 60;

/** Files by their names' ends: what is asked for with one of these is never a page of the app. */
const FILE =
  /\.(?:js|mjs|css|map|json|txt|xml|webmanifest|wasm|ico|svg|png|jpe?g|gif|webp|avif|woff2?|ttf|mp3|mp4|webm|wav|pdf|br|gz)$/i;

/** Forms that a file may lie there in beside its plain one, the smallest first. */
const ENCODINGS = [
  { name: "br", end: ".br" },
  { name: "gzip", end: ".gz" },
];

interface ServedFile {
  content: Buffer;
  headers: Record<string, string>;
}

/**
 * Serves the built page: files whose names carry a hash for ever, everything else only after asking
 * again, and the app itself for every path that is not a file. All of it is read into memory at
 * once, some megabytes: whatever becomes of the folder, the page that was found is served whole.
 *
 * @param folder with `index.html` and `app.html`
 */
export async function createStaticSite(folder: string): Promise<Handler> {
  const files = await readFiles(folder);

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      const message = "This address can only be read.";
      return sendError(response, 405, message, { allow: "GET, HEAD" });
    }
    const path = pathOf(request);
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const file =
      path === null
        ? undefined
        : (findFile(files, path, accepted) ??
          (isPage(path, request.headers.accept)
            ? findFile(files, "/app.html", accepted)
            : undefined));
    if (!file) return sendError(response, 404, "There is nothing at this address.");
    const known = request.headers["if-none-match"] === file.headers.etag;
    response.writeHead(known ? 304 : 200, file.headers);
    response.end(known || request.method === "HEAD" ? undefined : file.content);
  };
}

/** Under their paths on the site; what begins with a dot is not for visitors. */
async function readFiles(folder: string): Promise<Map<string, ServedFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }): Promise<[string, ServedFile]> => {
        const path = `/${relative(folder, join(parentPath, name)).replaceAll("\\", "/")}`;
        return [path, describeFile(path, await readFile(join(parentPath, name)))];
      }),
  );
  return new Map(files.filter(([path]) => !path.includes("/.")));
}

function describeFile(path: string, content: Buffer): ServedFile {
  const encoding = ENCODINGS.find(({ end }) => path.endsWith(end));
  const type = lookup(encoding ? path.slice(0, -encoding.end.length) : path);
  return {
    content,
    headers: {
      "content-type": type === "text/html" ? `${type};charset=utf-8` : (type ?? ""),
      "content-length": String(content.length),
      ...(encoding ? { "content-encoding": encoding.name } : {}),
      etag: `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`,
      vary: "Accept-Encoding",
      "cache-control": path.startsWith("/assets/")
        ? `public, max-age=${YEAR}, immutable`
        : "no-cache",
    },
  };
}

/** In the smallest form that is understood. */
function findFile(
  files: Map<string, ServedFile>,
  path: string,
  accepted: string,
): ServedFile | undefined {
  const plain = decoded(path).replace(/\/$/, "");
  const ends = ENCODINGS.filter(({ name }) => accepted.includes(name)).map(({ end }) => end);
  for (const name of [plain, `${plain}.html`, `${plain}/index.html`]) {
    for (const end of [...ends, ""]) {
      const file = files.get(name + end);
      if (file) return file;
    }
  }
  return undefined;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Whether a path that is no file is one of the app's, and asked for by somebody who takes pages. */
function isPage(path: string, accept: string | undefined): boolean {
  if (path.startsWith("/assets/") || FILE.test(path)) return false;
  return accept === undefined || /text\/html|\*\/\*/.test(accept);
}
