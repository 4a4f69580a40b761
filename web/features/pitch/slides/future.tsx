import { BRAND } from "@rapport/shared/brand.ts";
import { Link } from "react-router";
import { RatioChart } from "@/components/story/charts.tsx";
import { ClaimsNote } from "@/components/story/claims-note.tsx";
import { PartnerLogos } from "@/components/story/partner-logos.tsx";
import { RoleSign } from "@/components/story/role-signs.tsx";
import { Button } from "@/components/ui/button.tsx";
import { GOALS, TEAM } from "@/lib/claims.ts";

export function VisionSlide() {
  const { therapists, clients, clientsPerTherapist } = GOALS;
  return (
    <div className="grid items-center gap-8 md:grid-cols-2 md:gap-16">
      <div>
        <h2 className="display text-5xl">One good therapist, in reach of everyone who asks.</h2>
        <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-4">
          {[therapists, clients].map(({ figure, text }) => (
            <div key={text} className="flex flex-col">
              <dt className="order-2 text-ink-soft">{text}</dt>
              <dd className="display text-4xl text-clay">{figure}</dd>
            </div>
          ))}
        </dl>
        <ClaimsNote className="mt-6" />
      </div>
      <figure className="mx-auto w-full max-w-56 md:max-w-md">
        <RatioChart />
        <figcaption className="mt-3 text-center text-sm text-balance text-ink-soft">
          What the goals come to: {clientsPerTherapist} clients for each therapist.
        </figcaption>
      </figure>
    </div>
  );
}

export function TeamSlide() {
  return (
    <div>
      <h2 className="display max-w-[20ch] text-4xl">
        Therapists decide. Engineers make it traceable.
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-5">
        {TEAM.map(({ id, role, does }) => (
          <li key={id} className="flex items-center gap-4 lg:flex-col lg:items-start">
            <RoleSign role={id} className="h-11 shrink-0 lg:h-16" />
            <p>
              <span className="block font-semibold">{role}</span>
              <span className="text-sm text-ink-soft">{does}</span>
            </p>
          </li>
        ))}
      </ul>
      <PartnerLogos className="mt-8 border-t border-line pt-6" />
    </div>
  );
}

const USES = ["The clinical safety of the talk", "A network of approved therapists", "The voice"];

export function AskSlide() {
  const { raise, therapists, clients } = GOALS;
  return (
    <div className="grid items-end gap-8 md:grid-cols-[3fr_2fr] md:gap-16">
      <div>
        <h2 className="text-lg font-semibold">The ask</h2>
        {/* The dollar sign is taller than the line it stands in. */}
        <p className="display mt-[0.25em] text-[clamp(7rem,20vw,15rem)] leading-none">
          {raise.figure}
        </p>
        <p className="mt-6 text-xl">
          {raise.text}, on the way to {therapists.figure} {therapists.text} and {clients.figure}{" "}
          {clients.text}.
        </p>
      </div>
      <div>
        <h3 className="text-lg">What it goes to first</h3>
        <ol className="mt-3 divide-y divide-on-pine/25 border-y border-on-pine/25">
          {USES.map((use, index) => (
            <li key={use} className="flex gap-4 py-3 text-lg">
              <span className="font-serif">{index + 1}</span>
              {use}
            </li>
          ))}
        </ol>
        <ClaimsNote className="mt-4 text-on-pine!" />
      </div>
    </div>
  );
}

export function ClosingSlide() {
  return (
    <div className="flex flex-col items-center gap-8 text-center">
      <h2 className="display text-6xl">Thank you</h2>
      <p className="text-xl text-ink-soft">
        Contact:{" "}
        <a href={`mailto:${BRAND.contact}`} className="text-link">
          {BRAND.contact}
        </a>
      </p>
      <div className="flex w-full flex-col justify-center gap-3 sm:flex-row print:hidden">
        <Button asChild size="lg">
          <Link to="/natural-matchmaker">Try the talk</Link>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <Link to="/">Go to the start page</Link>
        </Button>
      </div>
    </div>
  );
}
