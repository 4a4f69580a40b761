import type { ReactNode } from "react";
import { PROBLEM } from "@/lib/claims.ts";
import { cx } from "@/lib/cx.ts";
import { BigFigure } from "./big-figure.tsx";
import { ChairsChart, DotsChart, PeopleChart } from "./charts.tsx";

/** The claims about the need, each as a figure, in words and drawn. */
export function Statistics({ className }: { className?: string }) {
  return (
    <dl className={cx("grid gap-x-12 md:grid-cols-3", className)}>
      <Statistic {...PROBLEM.abandon} chart={<PeopleChart />} />
      <Statistic {...PROBLEM.quit} chart={<ChairsChart />} />
      <Statistic {...PROBLEM.need} chart={<DotsChart />} />
    </dl>
  );
}

interface StatisticProps {
  figure: string;
  text: string;
  chart: ReactNode;
}

function Statistic({ figure, text, chart }: StatisticProps) {
  return (
    <div className="flex flex-col gap-3 md:gap-5">
      <dt className="order-2 text-lg text-balance text-ink-soft md:min-h-[3.2em]">{text}</dt>
      <dd className="contents">
        <span className="display order-1 mt-4 text-5xl lg:text-6xl">
          <BigFigure figure={figure} />
        </span>
        <span className="order-3 max-w-88">{chart}</span>
      </dd>
    </div>
  );
}
