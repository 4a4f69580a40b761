import { Hono } from "hono";
import * as z from "zod/mini";
import { Therapist, type TherapistsAnswer } from "../../../../shared/src/contracts/therapists.ts";
import { badRequest } from "../lib/api-error.ts";
import type { ApiEnv } from "../lib/caller.ts";
import { dataOf } from "../lib/database-errors.ts";
import type { Services } from "../lib/services.ts";
import { publicClient } from "../lib/supabase.ts";

const PAGE_SIZE = 50;

const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number)),
    z.number().check(z.gte(min), z.lte(max)),
  );

const Page = z.object({
  limit: z._default(wholeNumber(1, 100), PAGE_SIZE),
  offset: z._default(wholeNumber(0, 100_000), 0),
});

const Directory = z.object({ therapists: z.array(Therapist), total: z.number() });

/** The directory: everyone who is approved and accepting, a page at a time. */
export function therapistRoutes({ settings }: Services) {
  return new Hono<ApiEnv>().get("/therapists", async (c) => {
    const page = Page.safeParse(c.req.query());
    if (!page.success) {
      throw badRequest("limit must be a number from 1 to 100, offset one from 0 to 100000.");
    }
    const { limit, offset } = page.data;
    const data = dataOf(
      await publicClient(settings).rpc("directory", { p_limit: limit, p_offset: offset }),
    );
    return c.json<TherapistsAnswer>({ success: true, ...Directory.parse(data) });
  });
}
