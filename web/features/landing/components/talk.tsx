import { BRAND } from "@rapport/shared/brand.ts";
import { Link } from "react-router";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { STORY_WIDTH } from "@/components/story/story-page.tsx";
import { VoiceRing } from "@/components/story/voice-ring.tsx";
import { Button } from "@/components/ui/button.tsx";
import { CLAIMS_NOTE } from "@/lib/claims.ts";
import { cx } from "@/lib/cx.ts";
import { REPLIES } from "../replies.ts";

/** The words with which the matchmaker opens every talk. */
const GREETING = "Hi! How are you feeling today?";

/**
 * The page opens as the talk does: with the matchmaker's greeting, and a few answers at hand. Which
 * reply shows is the style sheet's doing, so that it works before any script has come, or without one.
 */
export function Talk() {
  return (
    <section aria-label="The start of a talk" className="talk group/talk relative">
      <VoiceRing className="pointer-events-none absolute -top-4 -right-36 w-72 opacity-45 sm:-right-24 sm:w-96 lg:top-[min(23rem,calc(50dvh-3.5rem))] lg:right-[max(-7rem,calc(50vw-46rem))] lg:w-[min(46vw,44rem)] lg:-translate-y-1/2 lg:opacity-100" />
      <div
        className={cx(
          STORY_WIDTH,
          "relative flex min-h-[min(46rem,calc(100dvh-7rem))] flex-col justify-center gap-7 py-12 sm:gap-9 sm:py-16",
        )}
      >
        <p className="flex items-center gap-2.5 text-sm font-semibold text-clay">
          <span aria-hidden="true" className="size-2 rounded-full bg-clay" />
          {BRAND.name}, an AI matchmaker
        </p>
        <PageHeading size="display" title={BRAND.tagline} className="max-w-[11ch]">
          {GREETING}
        </PageHeading>
        <div className="flex max-w-xl flex-col gap-6">
          <p className="text-lg text-ink-soft">
            I listen, I ask, and I introduce you to a human therapist you can talk to, with my
            reasons.
          </p>
          <Answers />
          <Replies />
          <div className="flex flex-col gap-3 sm:flex-row">
            <Button asChild size="lg">
              <Link to="/natural-matchmaker">Talk to me</Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link to="/client-assessment">I would rather write</Link>
            </Button>
          </div>
          <p className="text-sm text-ink-soft">
            Free, and no account is needed to begin. On this page my replies are written in advance;
            in the talk I go by your own words. {CLAIMS_NOTE}
          </p>
        </div>
      </div>
    </section>
  );
}

function Answers() {
  return (
    <fieldset className="flex flex-wrap gap-2.5">
      <legend className="sr-only">Your answer</legend>
      {REPLIES.map(({ id, text }) => (
        <label
          key={id}
          className="spoken inline-flex min-h-11 items-center rounded-xl rounded-br-sm border border-line-strong bg-paper/60 px-4.5 py-2 text-lg text-ink transition-colors hover:border-pine hover:bg-pine-soft has-checked:border-pine has-checked:bg-pine has-checked:text-on-pine has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-pine"
        >
          <input type="radio" name="reply" id={id} value={id} className="sr-only" />“{text}”
        </label>
      ))}
    </fieldset>
  );
}

function Replies() {
  return (
    <div aria-live="polite" className="contents">
      {REPLIES.map(({ id, shown, answer }) => (
        <p
          key={id}
          className={cx(
            "hidden animate-appear border-l-2 border-clay pl-5 font-serif text-xl text-ink sm:text-2xl",
            shown,
          )}
        >
          {answer}
        </p>
      ))}
    </div>
  );
}
