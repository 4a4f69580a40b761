import { EXAMPLE_MATCH } from "@/components/story/example-match.ts";
import { Turn } from "./turn.tsx";

/** A piece of the product as it looks: a person's words, and the therapist's that answer them. */
export function Meeting() {
  return (
    <Turn id="then" question="And then?" answer="You meet a person, and read why it is this one.">
      <figure
        aria-label="An example of a match"
        className="grid gap-6 lg:grid-cols-2 lg:items-start"
      >
        <blockquote className="rounded-xl rounded-bl-sm bg-pine-soft p-6 sm:p-10">
          <p className="text-sm font-semibold text-pine">You said</p>
          <p className="spoken mt-2 text-2xl sm:text-3xl">“{EXAMPLE_MATCH.client}”</p>
        </blockquote>
        <blockquote className="rounded-xl rounded-br-sm bg-clay-soft p-6 sm:p-10 lg:mt-20">
          <p className="text-sm font-semibold text-clay">A therapist, about how they work</p>
          <p className="spoken mt-2 text-2xl sm:text-3xl">“{EXAMPLE_MATCH.therapist}”</p>
        </blockquote>
        <figcaption className="text-sm text-ink-soft lg:col-span-2">
          A made-up example. A real recommendation names one therapist and two who differ; each
          reason shows the words of both sides that it rests on, and you decide.
        </figcaption>
      </figure>
    </Turn>
  );
}
