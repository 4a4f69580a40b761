import type {
  ContributionInsight,
  ContributionQuestion,
  ProcessedInput,
} from "@rapport/shared/contracts/contributions.ts";
import { useId } from "react";
import { Paragraphs } from "@/components/ui/paragraphs.tsx";
import { InsightText, QuestionText } from "../components/item-text.tsx";
import { PointedItem } from "../components/pointed-item.tsx";
import { GROUP_TITLES, inGroups, type QuestionGroup } from "../components/question-groups.ts";
import type { SourcePointer } from "../components/use-source-in-view.ts";
import { WhereFrom } from "../components/where-from.tsx";

const ORDER: readonly QuestionGroup[] = ["therapist", "other", "client"];

interface ResultViewProps {
  original: string;
  processed: ProcessedInput;
  pointer: SourcePointer;
}

/** What was made of an expert's thoughts: summary, questions by whom they are for, insights. */
export function ResultView({ original, processed, pointer }: ResultViewProps) {
  const { summary, questions, analysis } = processed;
  const summaryId = useId();
  const where = { text: original, pointer };
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby={summaryId} className="flex flex-col gap-2">
        <h3 id={summaryId} className="text-xl">
          Summary
        </h3>
        <Paragraphs text={summary || "No summary provided"} />
      </section>
      {questions.length === 0 && (
        <p className="text-ink-soft">
          No questions were found. You can ask for some under “Refine Analysis”.
        </p>
      )}
      {inGroups<ContributionQuestion>(questions, ORDER, (one) => one.audience).map(
        ({ group, items }) => (
          <Group key={group} title={GROUP_TITLES[group]}>
            {group === "other" && (
              <p className="text-sm text-ink-soft">
                For neither clients nor therapists. They are saved as client questions.
              </p>
            )}
            <ul className="flex flex-col gap-3">
              {items.map((question, index) => (
                <PointedItem
                  // biome-ignore lint/suspicious/noArrayIndexKey: unsaved items have no name of their own.
                  key={index}
                  source={question}
                  pointer={pointer}
                >
                  <QuestionText question={question} />
                  <WhereFrom {...where} source={question} />
                </PointedItem>
              ))}
            </ul>
          </Group>
        ),
      )}
      <Group title="Analysis Insights">
        {analysis.length === 0 && <p className="text-ink-soft">No insights were found.</p>}
        <ul className="flex flex-col gap-3 empty:hidden">
          {analysis.map((insight: ContributionInsight, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: unsaved items have no name of their own.
            <PointedItem key={index} source={insight} pointer={pointer}>
              <InsightText insight={insight} />
              <WhereFrom {...where} source={insight} />
            </PointedItem>
          ))}
        </ul>
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      {children}
    </section>
  );
}
