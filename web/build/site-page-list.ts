import { ALTERNATE_BRAND, BRAND, EXPERTS } from "../../shared/src/brand.ts";

/** What stands in the head of a page before any script runs, for search, previews and the browser's frame. */
export interface PageHead {
  title: string;
  description: string;
  brand: string;
  /** In `public/`. */
  image: string;
  /** Of the browser's own frame by day and by night. */
  colour: { light: string; dark: string };
}

interface SitePage extends PageHead {
  path: string;
  /** What it waits for, below `web/` or installed: their chunks are asked for with the page, not after it. */
  modules: string[];
  /** Comes whole as a file and needs none of the app's scripts. */
  whole?: true;
}

/** Around every page that reads from the server. */
const SERVER_DATA = "app/server-data.tsx";

/** For the pages that hear of changes as they happen. */
const SUPABASE = "node_modules/@supabase/supabase-js/dist/index.mjs";

const RAPPORT = {
  brand: BRAND.name,
  image: "/social-rapport.png",
  colour: { light: "#faf6ef", dark: "#121a19" },
} as const;

const DUSK = { light: "#160d26", dark: "#160d26" } as const;

/** For every path that has no head of its own. */
export const DEFAULT_HEAD: PageHead = {
  ...RAPPORT,
  title: BRAND.name,
  description: `${BRAND.name}: ${BRAND.tagline}`,
};

/** The pages that have a file of their own: those to be found, and those that are opened most. */
export const SITE_PAGES: readonly SitePage[] = [
  {
    ...RAPPORT,
    path: "/",
    modules: ["features/landing/route.tsx"],
    whole: true,
    title: BRAND.tagline,
    description:
      "Tell an AI matchmaker how you feel, out loud or in writing, and meet a human therapist who fits, with reasons in your own words.",
    colour: DUSK,
  },
  {
    path: `/${ALTERNATE_BRAND.slug}`,
    modules: ["features/stillwater/route.tsx"],
    whole: true,
    title: "A quiet way to a therapist who fits",
    description:
      "A few unhurried questions, at your own pace, and an introduction to a therapist who fits.",
    brand: ALTERNATE_BRAND.name,
    image: "/social-stillwater.png",
    colour: { light: "#eef2e9", dark: "#eef2e9" },
  },
  {
    ...RAPPORT,
    path: "/pitch",
    modules: ["features/pitch/route.tsx"],
    title: "Pitch",
    description: `The pitch deck of ${BRAND.name}: why people give up looking for a therapist, and what we build for them.`,
    colour: DUSK,
  },
  {
    ...RAPPORT,
    path: "/login",
    modules: ["features/account/login-route.tsx"],
    title: "Log In",
    description: `Log in to ${BRAND.name}, as a client or as a therapist.`,
  },
  {
    ...RAPPORT,
    path: "/register",
    modules: ["features/account/register-route.tsx"],
    title: "Create Your Account",
    description: `Create an account with ${BRAND.name}, as a client seeking therapy or as a therapist.`,
  },
  {
    ...RAPPORT,
    path: "/client-assessment",
    modules: [SERVER_DATA, "features/assessment/route.tsx"],
    title: "Assessment",
    description:
      "Open questions written by senior therapists. Answer in your own words and meet a therapist who fits.",
  },
  {
    ...RAPPORT,
    path: "/natural-matchmaker",
    modules: ["features/matchmaker/route.tsx"],
    title: "Let’s Find Your Perfect Therapist",
    description:
      "A spoken conversation with an AI matchmaker that ends with a recommended therapist, and the reasons.",
  },
  ...[
    { path: "/client-profile", modules: ["features/client/route.tsx", SUPABASE] },
    { path: "/therapist-dashboard", modules: ["features/therapist/route.tsx", SUPABASE] },
    { path: "/therapist-questionnaire", modules: ["features/questionnaire/route.tsx"] },
    ...EXPERTS.map((name) => ({
      path: `/${name}`,
      modules: ["features/experts/expert-route.tsx"],
    })),
  ].map(({ path, modules }) => ({ ...DEFAULT_HEAD, path, modules: [SERVER_DATA, ...modules] })),
];
