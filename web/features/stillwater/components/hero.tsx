import { ALTERNATE_BRAND } from "@rapport/shared/brand.ts";
import { Link } from "react-router";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Lake } from "./lake.tsx";

export function Hero() {
  return (
    <section aria-label="Welcome" className="flex flex-col">
      <div className="mx-auto flex w-full max-w-5xl flex-col items-center gap-7 px-4 pt-14 text-center sm:px-6 sm:pt-20">
        <PageHeading
          size="display"
          title="A quiet way to a therapist who fits"
          brand={ALTERNATE_BRAND.name}
        >
          Slow down.
          <br className="max-sm:hidden" /> You can be heard here.
        </PageHeading>
        <p className="max-w-xl text-lg text-balance text-ink-soft">
          {ALTERNATE_BRAND.name} asks a few unhurried questions and introduces you to a therapist
          who fits. You go at your own pace, and you may stop at any time.
        </p>
        <div className="flex w-full flex-col justify-center gap-3 sm:flex-row">
          <Button asChild size="lg">
            <Link to="/register">Get Started</Link>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <Link to="/login">Login</Link>
          </Button>
        </div>
      </div>
      <Lake className="-mt-6 h-[max(22rem,44vw)] max-h-[44rem]" />
    </section>
  );
}
