import { REGISTRATION_SUCCESS_MS } from "@rapport/shared/constants.ts";
import { useQueryClient } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { ErrorState } from "@/components/layout/error-state.tsx";
import { Page } from "@/components/layout/page.tsx";
import { HeaderLink } from "@/components/layout/page-header.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Spinner, SpinnerRing } from "@/components/ui/spinner.tsx";
import { expertKeys } from "../api/keys.ts";
import { UNABLE_TO_VERIFY } from "../texts.ts";
import { checkAccess, followOtherTabs, leaveWelcome, useAccess } from "./access.ts";
import { onAccessTokenChange } from "./access-token.ts";
import { LoginForm } from "./login-form.tsx";
import { SetupForm } from "./setup-form.tsx";

/** Shows a page of the experts to those who have the shared password, and the way in to all others. */
export function AccessGate({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const at = useAccess((access) => access.at);

  useEffect(() => {
    // From one expert page to the next the door stays open; the server checks every call anyway.
    if (useAccess.getState().at !== "open") void checkAccess();
    return onAccessTokenChange(followOtherTabs);
  }, []);

  useEffect(() => {
    if (at !== "open") queryClient.removeQueries({ queryKey: expertKeys.all });
  }, [at, queryClient]);

  if (at === "open") return children;
  return (
    <Page nav={<HeaderLink to="/">Home</HeaderLink>} width="narrow">
      <Entrance />
    </Page>
  );
}

function Entrance() {
  const access = useAccess();
  switch (access.at) {
    case "setup":
      return (
        <Card className="flex flex-col gap-6">
          <SetupForm />
        </Card>
      );
    case "login":
      return (
        <Card className="flex flex-col gap-6">
          <LoginForm {...access} />
        </Card>
      );
    case "welcome":
      return <Welcome />;
    case "unknown":
      return (
        <div className="flex flex-col gap-6 py-8">
          <PageHeading>Therapist Input</PageHeading>
          <ErrorState message={UNABLE_TO_VERIFY} onRetry={() => void checkAccess()} />
        </div>
      );
    default:
      return (
        <div className="flex animate-late items-center justify-center gap-3 py-20">
          <SpinnerRing className="size-6 shrink-0 text-pine" />
          <PageHeading size="md">Verifying access...</PageHeading>
        </div>
      );
  }
}

/** A password was set: a moment to take it in. */
function Welcome() {
  useEffect(() => {
    const timer = setTimeout(leaveWelcome, REGISTRATION_SUCCESS_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Card className="flex flex-col items-center gap-4 py-12! text-center">
      <CircleCheck aria-hidden="true" className="size-14 text-success" />
      <PageHeading>Registration Successful!</PageHeading>
      <Spinner label="Loading the page..." showLabel />
    </Card>
  );
}
