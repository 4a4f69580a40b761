import { cx } from "@/lib/cx.ts";
import { EXAMPLE_MATCH } from "./example-match.ts";

/** What the product is about, beside a form: two voices, one answering the other. */
export function Voices({ className }: { className?: string }) {
  return (
    <figure aria-label="An example of a match" className={cx("flex flex-col gap-4", className)}>
      <blockquote className="mr-16 rounded-xl rounded-bl-sm bg-pine px-7 py-6 text-on-pine">
        <p className="text-sm">A client</p>
        <p className="spoken mt-1 text-2xl">“{EXAMPLE_MATCH.client}”</p>
      </blockquote>
      <blockquote className="ml-16 rounded-xl rounded-br-sm bg-clay-soft px-7 py-6">
        <p className="text-sm text-clay">A therapist, about how they work</p>
        <p className="spoken mt-1 text-2xl">“{EXAMPLE_MATCH.therapist}”</p>
      </blockquote>
      <figcaption className="ml-16 text-sm text-ink-soft">
        A made-up example of a reason that rests on both sides’ words.
      </figcaption>
    </figure>
  );
}
