import { Link } from "react-router";
import { Button } from "@/components/ui/button.tsx";

/** The last band: open water, and the way in. */
export function Farewell() {
  return (
    <section aria-labelledby="farewell" className="relative overflow-hidden bg-pine text-on-pine">
      <svg
        viewBox="0 0 1440 420"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 size-full fill-none stroke-on-pine opacity-25"
      >
        <ellipse cx="720" cy="250" rx="700" ry="190" className="ripple" />
        <ellipse cx="720" cy="250" rx="700" ry="190" className="ripple ripple-2" />
        <ellipse cx="720" cy="250" rx="700" ry="190" className="ripple ripple-3" />
      </svg>
      <div className="relative mx-auto flex w-full max-w-4xl flex-col items-center gap-8 px-4 py-24 text-center sm:px-6 sm:py-32">
        <h2 id="farewell" className="display text-5xl">
          Begin when you are ready.
        </h2>
        <Button asChild size="lg" variant="secondary">
          <Link to="/register" className="w-full focus-visible:outline-on-pine sm:w-auto">
            Get Started
          </Link>
        </Button>
      </div>
    </section>
  );
}
