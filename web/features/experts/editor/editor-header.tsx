import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { cx } from "@/lib/cx.ts";
import { BackLink } from "../components/back-link.tsx";
import type { EditorAlert } from "./editor.ts";

interface EditorHeaderProps {
  slug: string;
  title: string;
  unsaved: boolean;
  saving: boolean;
  /** Something else is under way that a save must wait for. */
  waiting: boolean;
  alert: EditorAlert | null;
  onSave: () => void;
  onDismissAlert: () => void;
}

/**
 * Whose contribution this is, and how it stands. It stays in sight on a wide screen; on a phone the
 * part that saves does, at the bottom, once there is something to save.
 */
export function EditorHeader({
  slug,
  title,
  unsaved,
  saving,
  waiting,
  alert,
  onSave,
  onDismissAlert,
}: EditorHeaderProps) {
  const atBottom = unsaved || saving || alert?.tone === "danger";
  return (
    <div
      data-sticky-bar
      className="z-10 flex flex-wrap items-center gap-x-2 gap-y-3 bg-paper md:sticky md:top-9 md:-mx-3 md:px-3 md:pt-4 md:pb-3"
    >
      <BackLink to={`/${slug}`} label={`Back to Dr. ${title}'s Insights`} />
      <PageHeading className="min-w-0 grow basis-2/3 wrap-anywhere md:basis-0">{`Dr. ${title}'s Contribution`}</PageHeading>
      <div
        className={cx(
          "flex w-full flex-col gap-3 md:contents",
          atBottom &&
            "max-md:fixed max-md:inset-x-0 max-md:bottom-(--offline-bar) max-md:z-20 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-3 max-md:shadow-raised",
        )}
      >
        {alert && (
          <Alert
            tone={alert.tone}
            className="md:order-last md:basis-full"
            onDismiss={onDismissAlert}
          >
            {alert.text}
          </Alert>
        )}
        <div className="flex items-center justify-between gap-3">
          {/* Always there, so that a screen reader notices that it changes. */}
          <span role="status">{unsaved && <Badge tone="warning">Unsaved Changes</Badge>}</span>
          <Button busy={saving} disabled={!unsaved || waiting} onClick={onSave}>
            {saving ? "Saving..." : "Save Changes"}
          </Button>
        </div>
      </div>
    </div>
  );
}
