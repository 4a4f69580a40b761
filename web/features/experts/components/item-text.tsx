import type {
  ContributionInsight,
  ContributionQuestion,
} from "@rapport/shared/contracts/contributions.ts";

/** A question as it will be asked, and why. */
export function QuestionText({ question }: { question: ContributionQuestion }) {
  return (
    <ItemText text={question.question} note={question.reasoning} noteLabel="Why we're asking" />
  );
}

/** An insight, and what to do with it. */
export function InsightText({ insight }: { insight: ContributionInsight }) {
  return <ItemText text={insight.insight} note={insight.application} noteLabel="Application" />;
}

function ItemText({ text, note, noteLabel }: { text: string; note: string; noteLabel: string }) {
  return (
    <div className="flex flex-col gap-1.5 wrap-anywhere">
      <p className="font-semibold whitespace-pre-line">{text}</p>
      {note && (
        <p className="whitespace-pre-line text-ink-soft">
          <span className="font-medium text-ink">{noteLabel}:</span> {note}
        </p>
      )}
    </div>
  );
}
