import { BRAND } from "@rapport/shared/brand.ts";
import { Link } from "react-router";
import { Page } from "@/components/layout/page.tsx";
import { HeaderLink } from "@/components/layout/page-header.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useLocationNotice } from "@/lib/location-notice.ts";
import { useSession } from "@/lib/session.ts";
import { Voices } from "./components/voices.tsx";

const STEPS = [
  {
    title: "You tell it your way",
    text: "A few open questions, written by senior therapists. Type or dictate; no check boxes, no clinical words needed.",
  },
  {
    title: "We read it with their eyes",
    text: "What brings you, how you like to be spoken to and what did not help before are weighed against how each therapist works.",
  },
  {
    title: "You meet someone, with reasons",
    text: "One therapist we recommend and two who differ. Every reason points to your own words and to theirs.",
  },
];

/** `/`: what the product does and the ways into it. */
export function Component() {
  const { notice, dismiss } = useLocationNotice();
  return (
    <Page nav={<LandingLinks />}>
      {notice && (
        <Alert tone="success" announce="status" onDismiss={dismiss} className="mb-8">
          {notice}
        </Alert>
      )}
      <div className="grid items-center gap-12 pt-2 pb-14 sm:pt-8 lg:grid-cols-[1.15fr_1fr]">
        <div className="flex flex-col items-start gap-6">
          <PageHeading size="xl">{BRAND.tagline}</PageHeading>
          <p className="max-w-prose text-lg text-ink-soft">
            Most people give up before they find a therapist who fits. {BRAND.name} asks what you
            would tell a friend, and shows you who is likely to understand it, and why.
          </p>
          <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
            <Button asChild size="lg">
              <Link to="/client-assessment">Take the assessment</Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link to="/register">Create an account</Link>
            </Button>
          </div>
          <p className="text-sm text-ink-soft">
            Free, and no account is needed to begin. Investing in this?{" "}
            <Link to="/pitch" className="text-link">
              See the pitch
            </Link>
            .
          </p>
        </div>
        <Voices />
      </div>
      <section aria-labelledby="how" className="border-t border-line pt-12">
        <h2 id="how" className="text-2xl">
          How it works
        </h2>
        <ol className="mt-6 grid gap-8 md:grid-cols-3">
          {STEPS.map((step, index) => (
            <li key={step.title} className="flex flex-col gap-2">
              <span aria-hidden="true" className="text-3xl font-bold text-clay">
                {index + 1}
              </span>
              <h3 className="text-lg">{step.title}</h3>
              <p className="text-ink-soft">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
    </Page>
  );
}

function LandingLinks() {
  const user = useSession((session) => session.user);
  if (user && !user.isGuest) {
    return (
      <HeaderLink to={user.role === "therapist" ? "/therapist-dashboard" : "/client-profile"}>
        My Profile
      </HeaderLink>
    );
  }
  return (
    <>
      {user && <HeaderLink to="/client-profile">My Profile</HeaderLink>}
      <HeaderLink to="/login">Log In</HeaderLink>
      <HeaderLink to="/register">Register</HeaderLink>
    </>
  );
}
