import type { ReactNode } from "react";
import { STORY_WIDTH } from "@/components/story/story-page.tsx";
import { cx } from "@/lib/cx.ts";

interface TurnProps {
  id: string;
  /** The visitor's question, in the words of one. */
  question: string;
  /** The matchmaker's answer in a sentence. */
  answer: string;
  children: ReactNode;
}

/** A turn of the talk that the page is: a question from the right, the answer from the left. */
export function Turn({ id, question, answer, children }: TurnProps) {
  return (
    <section aria-labelledby={id} className={cx(STORY_WIDTH, "py-16 sm:py-24")}>
      <h2
        id={id}
        className="spoken ml-auto w-fit max-w-full rounded-xl rounded-br-sm bg-pine px-6 py-3 text-2xl font-normal text-on-pine sm:px-8 sm:py-4"
      >
        “{question}”
      </h2>
      <p className="display mt-10 max-w-[22ch] text-4xl sm:mt-14">{answer}</p>
      <div className="mt-10 sm:mt-14">{children}</div>
    </section>
  );
}
