import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ALTERNATE_BRAND, BRAND } from "../../shared/src/brand.ts";
import { CHROMIUM, findProgram } from "../../supabase/local/system-packages.mjs";
import { VoiceRing } from "../components/story/voice-ring.tsx";
import { Lake } from "../features/stillwater/components/lake.tsx";

const root = fileURLToPath(new URL("../../", import.meta.url));
const PREVIEW = { width: 1200, height: 630 };

interface Image {
  file: string;
  width: number;
  height: number;
  style: string;
  markup: string;
}

/** The colours of dusk by the names of their classes, as the style sheet is not there. */
const DUSK = `
  .fill-pine { fill: #c8b5ff } .fill-clay { fill: #ffb48c } .fill-pine-soft { fill: #33245a }
  .fill-paper { fill: #160d26 } .stroke-pine { stroke: #c8b5ff } .stroke-clay { stroke: #ffb48c }`;

const icon = await readFile(`${root}public/favicon.svg`, "utf8");

function iconImage(size: number, file: string): Image {
  const style =
    "body { display: grid; place-items: center; background: #faf6ef } svg { width: 66% }";
  return { file, width: size, height: size, style, markup: icon };
}

const IMAGES: Image[] = [
  {
    file: "social-rapport.png",
    ...PREVIEW,
    style: `${DUSK}
      body { background: radial-gradient(700px 560px at 84% 50%, #43297a, transparent 72%), #160d26; color: #f6f0fe }
      main { position: absolute; left: 84px; top: 150px; width: 600px }
      p { margin: 0 0 26px; font: 700 30px Figtree; color: #ffb48c }
      h1 { margin: 0; font: 400 92px/1 Newsreader; letter-spacing: -2px }
      svg { position: absolute; right: -10px; top: 55px; width: 520px }`,
    markup: `<main><p>${BRAND.name}</p><h1>${BRAND.tagline}</h1></main>${renderToStaticMarkup(createElement(VoiceRing))}`,
  },
  {
    file: "social-stillwater.png",
    ...PREVIEW,
    style: `
      body { background: #eef2e9; color: #1d2a22; text-align: center }
      h1 { margin: 76px 0 0; font: 400 96px/1 Newsreader; letter-spacing: -2px }
      p { margin: 20px 0 0; font: 400 30px Figtree; color: #4a5a4e }
      svg { position: absolute; left: 0; bottom: -128px; width: 1200px; height: 533px }`,
    markup: `<h1>${ALTERNATE_BRAND.name}</h1><p>A quiet way to a therapist who fits.</p>${renderToStaticMarkup(createElement(Lake))}`,
  },
  iconImage(180, "apple-touch-icon.png"),
  iconImage(192, "icon-192.png"),
  iconImage(512, "icon-512.png"),
];

async function font(family: string, file: string, weight: string): Promise<string> {
  const data = await readFile(`${root}node_modules/${file}`, "base64");
  return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) }`;
}

/** Draws the pictures in `public/` anew, from the same drawings that the pages show. */
async function drawImages(): Promise<void> {
  const fonts = await Promise.all([
    font("Newsreader", "@fontsource/newsreader/files/newsreader-latin-400-normal.woff2", "400"),
    font(
      "Figtree",
      "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
      "300 900",
    ),
  ]);
  const browser = await chromium.launch({
    executablePath:
      process.env.CHROMIUM_PATH ?? findProgram(CHROMIUM.programs) ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  try {
    for (const { file, width, height, style, markup } of IMAGES) {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.setContent(
        `<style>${fonts.join("")} body { margin: 0; height: 100vh; position: relative; overflow: hidden } ${style}</style>${markup}`,
      );
      await page.evaluate(() => document.fonts.ready);
      await writeFile(`${root}public/${file}`, await page.screenshot({ animations: "disabled" }));
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

await drawImages();
