import type { ReactNode } from "react";
import { Card } from "@/components/ui/card.tsx";
import { longDate } from "@/lib/moments.ts";

interface NewestListProps {
  id: string;
  title: string;
  empty: string;
  rows: readonly { id: string; createdAt: string; content: ReactNode }[];
}

/** The newest rows of something, to read. */
export function NewestList({ id, title, empty, rows }: NewestListProps) {
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <li key={row.id} className="flex flex-col gap-0.5 py-3 first:pt-0 last:pb-0">
              <div className="min-w-0 wrap-anywhere">{row.content}</div>
              <p className="text-sm text-ink-soft">
                <time dateTime={row.createdAt}>{longDate(row.createdAt)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
