import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { InsightText, QuestionText } from "../components/item-text.tsx";
import { type Content, findItem, type Values } from "./content.ts";
import type { Conflict } from "./merge.ts";

/** Where the focus finds the heading. */
export const CONFLICTS_ID = "choose-a-version";

interface ConflictPanelProps {
  conflicts: readonly Conflict[];
  content: Content;
  onResolve: (conflict: Conflict, side: "mine" | "theirs") => void;
}

/** What two people changed in different ways: both versions side by side, to choose from. */
export function ConflictPanel({ conflicts, content, onResolve }: ConflictPanelProps) {
  return (
    <Card aria-labelledby={CONFLICTS_ID} className="flex flex-col gap-5 border-warning/40!">
      <div className="flex flex-col gap-1">
        <h2 id={CONFLICTS_ID} tabIndex={-1} className="text-xl">
          Choose a version
        </h2>
        <p className="text-ink-soft">
          You and somebody else changed the same. Until you choose, your version is the one that is
          saved.
        </p>
      </div>
      <ul className="flex flex-col gap-6">
        {conflicts.map((conflict) => (
          <li key={`${conflict.kind}-${conflict.key}`}>
            <Choice
              conflict={conflict}
              mine={findItem(content, conflict.kind, conflict.key)?.value ?? null}
              onResolve={(side) => onResolve(conflict, side)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface ChoiceProps {
  conflict: Conflict;
  mine: Values["question"] | Values["insight"] | null;
  onResolve: (side: "mine" | "theirs") => void;
}

function Choice({ conflict: { kind, theirs }, mine, onResolve }: ChoiceProps) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <Version title="Your version" value={mine} removed={`You removed this ${kind}.`}>
        <Button variant="secondary" onClick={() => onResolve("mine")}>
          {mine === null ? "Keep it removed" : "Keep mine"}
        </Button>
      </Version>
      <Version title="Their version" value={theirs} removed={`They removed this ${kind}.`}>
        <Button variant="secondary" onClick={() => onResolve("theirs")}>
          {theirs === null ? "Remove it too" : "Use theirs"}
        </Button>
      </Version>
    </div>
  );
}

interface VersionProps {
  title: string;
  value: Values["question"] | Values["insight"] | null;
  removed: string;
  children: ReactNode;
}

function Version({ title, value, removed, children }: VersionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col items-start gap-3 rounded-md border border-line p-4 wrap-anywhere"
    >
      <h3 id={id} className="text-sm font-semibold text-ink-soft">
        {title}
      </h3>
      <div className="grow">
        {value === null ? (
          <p className="text-ink-soft">{removed}</p>
        ) : "question" in value ? (
          <>
            <QuestionText question={value} />
            <p className="mt-1.5 text-sm text-ink-soft">Audience: {value.audience}</p>
          </>
        ) : (
          <InsightText insight={value} />
        )}
      </div>
      {children}
    </section>
  );
}
