import type { ReactNode } from "react";
import { BigFigure } from "@/components/story/big-figure.tsx";
import { DotsChart } from "@/components/story/charts.tsx";
import { ClaimsNote } from "@/components/story/claims-note.tsx";
import { STORY_WIDTH } from "@/components/story/story-page.tsx";
import { PROBLEM } from "@/lib/claims.ts";
import { Bowl } from "./bowl.tsx";

/** The claims about the need, one under the other, each with its picture. */
export function Company() {
  const { abandon, quit, need } = PROBLEM;
  return (
    <section aria-labelledby="company" className={`${STORY_WIDTH} py-20 sm:py-28`}>
      <h2 id="company" className="display mx-auto max-w-[18ch] text-center text-4xl">
        If it was hard so far, you are in wide company.
      </h2>
      <dl className="mx-auto mt-14 grid max-w-5xl gap-x-16 gap-y-14 sm:mt-20 md:grid-cols-3">
        <Figure
          {...abandon}
          picture={<Bowl share={abandon.share} label={`${abandon.figure} full.`} />}
        />
        <Figure {...quit} picture={<Bowl share={quit.share} label={`${quit.figure} full.`} />} />
        <Figure {...need} picture={<DotsChart />} />
      </dl>
      <ClaimsNote className="mt-14 text-center" />
    </section>
  );
}

function Figure({ figure, text, picture }: { figure: string; text: string; picture: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <dt className="order-3 max-w-[24ch] text-ink-soft">{text}</dt>
      <dd className="contents">
        <span className="order-1 mb-6 flex h-40 w-full max-w-64 items-center justify-center [&>svg]:max-h-full">
          {picture}
        </span>
        <span className="display order-2 text-4xl">
          <BigFigure figure={figure} />
        </span>
      </dd>
    </div>
  );
}
