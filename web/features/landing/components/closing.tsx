import { Link } from "react-router";
import { STORY_WIDTH } from "@/components/story/story-page.tsx";
import { Button } from "@/components/ui/button.tsx";
import { cx } from "@/lib/cx.ts";

/** The last word is the matchmaker's. */
export function Closing() {
  return (
    <section aria-labelledby="closing" className="dusk-ember">
      <div
        className={cx(STORY_WIDTH, "flex flex-col items-center gap-8 py-24 text-center sm:py-36")}
      >
        <h2 id="closing" className="display text-5xl">
          Enough about me.
          <br />
          How about you?
        </h2>
        <div className="flex w-full flex-col justify-center gap-3 sm:flex-row">
          <Button asChild size="lg">
            <Link to="/natural-matchmaker">Start the conversation</Link>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <Link to="/register">Create an account</Link>
          </Button>
        </div>
        <p className="text-ink-soft">
          Been here before?{" "}
          <Link to="/login" className="text-link">
            Log in
          </Link>
          . Are you a therapist?{" "}
          <Link to="/register" className="text-link">
            Register
          </Link>
          .
        </p>
      </div>
    </section>
  );
}
