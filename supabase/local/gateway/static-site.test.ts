import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TemporaryFolder, temporaryFolder } from "../testing/temporary-folder.ts";
import { createStaticSite } from "./static-site.ts";

const FILES = {
  "index.html": "the landing page",
  "app.html": "the app",
  "login.html": "the way in",
  "login.html.br": "the way in, small",
  "favicon.svg": "<svg/>",
  "assets/app-12345678.js": "start()",
  ".vite/manifest.json": "what the build is made of",
};

let folder: TemporaryFolder;
let server: Server;
let url: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  for (const name of ["assets", ".vite"]) await mkdir(join(folder.path, name));
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder.path, name), text);
  server = createServer(await createStaticSite(folder.path));
  await new Promise<void>((resolve) => server.listen({ port: 0, host: "127.0.0.1" }, resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await folder.remove();
});

/** Only what is asked for is accepted: fetch would add encodings, and undo them. */
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, { headers: { "accept-encoding": "identity", ...headers } });

describe("a site whose folder changes under it", () => {
  it("is served on as it was at the start when a new build takes its place", async () => {
    await rename(folder.path, `${folder.path}.old`);
    await mkdir(folder.path);
    await writeFile(join(folder.path, "index.html"), "the landing page of another build");
    await rm(`${folder.path}.old`, { recursive: true });

    expect(await (await get("/")).text()).toBe("the landing page");
    expect(await (await get("/assets/app-12345678.js")).text()).toBe("start()");
  });

  it("is served on to many at once while every file of it is removed", async () => {
    const asking = Array.from({ length: 50 }, async (_, n) => {
      if (n === 10) await rm(folder.path, { recursive: true });
      return (await get(n % 2 === 0 ? "/favicon.svg" : "/client-profile")).text();
    });
    expect(new Set(await Promise.all(asking))).toEqual(new Set(["<svg/>", "the app"]));
  });
});

describe("a file", () => {
  it("is found under the page's own address, in the smallest form that is understood", async () => {
    const plain = await get("/login");
    expect(plain.headers.get("content-type")).toBe("text/html;charset=utf-8");
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await plain.text()).toBe("the way in");
    const small = await fetch(`${url}/login/`, {
      method: "HEAD",
      headers: { "accept-encoding": "gzip, br" },
    });
    expect(small.headers.get("content-encoding")).toBe("br");
    expect(small.headers.get("content-length")).toBe(String(FILES["login.html.br"].length));
    expect(small.headers.get("etag")).not.toBe(plain.headers.get("etag"));
  });

  it("that the browser has already is not sent again", async () => {
    const etag = (await get("/favicon.svg")).headers.get("etag") ?? "";
    const again = await get("/favicon.svg", { "if-none-match": etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("cache-control")).toBe("no-cache");
    expect((await get("/favicon.svg", { "if-none-match": '"older"' })).status).toBe(200);
  });

  it("of the build itself is given to nobody", async () => {
    expect((await get("/.vite/manifest.json")).status).toBe(404);
    for (const path of ["/%", "/%2e%2e/secrets", "/..%2fsecrets", "/__proto__", "/constructor"]) {
      expect(await (await get(path, { accept: "text/html" })).text()).toBe("the app");
    }
  });
});
