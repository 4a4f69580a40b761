import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router";
import { ErrorState } from "@/components/layout/error-state.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { errorMessage, hasStatus } from "@/lib/api-error.ts";
import { AccessGate } from "./access/access-gate.tsx";
import { contributionQuery } from "./api/get-contribution.ts";
import { BackLink } from "./components/back-link.tsx";
import { ExpertFrame } from "./components/expert-frame.tsx";
import { NoExpertName } from "./components/no-expert-name.tsx";
import { EditorPage } from "./editor/editor-page.tsx";
import { INPUT_SAVED, loadingFailed, missingParameters, NOT_FOUND } from "./texts.ts";
import { useExpertName } from "./use-expert-name.ts";

/** `/{therapistName}/contribution/{contributionId}`: one contribution, to be read and edited. */
export function ContributionPage({ therapistName }: { therapistName: string | undefined }) {
  const { given, slug, title } = useExpertName(therapistName);
  const id = (useParams().contributionId ?? "").trim();
  if (slug === null || id === "") return <NoExpertName message={missingParameters(given, id)} />;
  return (
    <AccessGate>
      <ExpertFrame>
        <JustSaved />
        <Loaded key={`${slug}/${id}`} slug={slug} title={title} id={id} />
      </ExpertFrame>
    </AccessGate>
  );
}

/** Whoever comes from the save that made this contribution reads there that it worked. */
function JustSaved() {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState(state?.saved === true);
  useEffect(() => {
    // Not again after a reload.
    if (state?.saved) void navigate(pathname, { replace: true, state: null });
  }, [state, pathname, navigate]);
  if (!shown) return null;
  return (
    <Alert tone="success" announce="status" className="mb-6" onDismiss={() => setShown(false)}>
      {INPUT_SAVED}
    </Alert>
  );
}

function Loaded({ slug, title, id }: { slug: string; title: string; id: string }) {
  const { data, error, isFetching, refetch } = useQuery(contributionQuery(slug, id));
  if (data) return <EditorPage slug={slug} title={title} contribution={data} />;
  if (error === null) {
    return (
      <Framed slug={slug} title={title}>
        <div className="flex justify-center py-16">
          <Spinner label="Loading contribution..." showLabel />
        </div>
      </Framed>
    );
  }
  const notFound = hasStatus(error, 404);
  return (
    <Framed slug={slug} title={title}>
      <ErrorState
        message={notFound ? NOT_FOUND : loadingFailed(errorMessage(error, "Please try again."))}
        busy={isFetching}
        {...(notFound ? {} : { onRetry: () => void refetch() })}
        actions={
          <Button asChild variant="secondary">
            <Link to={`/${slug}`}>Back to Dr. {title}</Link>
          </Button>
        }
      />
    </Framed>
  );
}

interface FramedProps {
  slug: string;
  title: string;
  children: ReactNode;
}

function Framed({ slug, title, children }: FramedProps) {
  return (
    <div className="flex flex-col gap-8">
      <div className="flex items-center gap-2">
        <BackLink to={`/${slug}`} label={`Back to Dr. ${title}'s Insights`} />
        <PageHeading className="min-w-0 wrap-anywhere">{`Dr. ${title}'s Contribution`}</PageHeading>
      </div>
      {children}
    </div>
  );
}
