import { useState } from "react";
import { EmptyState } from "@/components/layout/empty-state.tsx";
import { ErrorState } from "@/components/layout/error-state.tsx";
import { CrisisLine } from "@/components/safety/crisis-line.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Fact } from "@/components/ui/fact.tsx";
import { Progress } from "@/components/ui/progress.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { TagList } from "@/components/ui/tag-list.tsx";
import { Row, Specimen, Specimens } from "../specimen.tsx";

const TONES = ["info", "success", "warning", "danger"] as const;
const BADGES = ["neutral", "pine", "clay", "warning"] as const;

export function Messages() {
  return (
    <>
      <Specimens title="Messages">
        {TONES.map((tone) => (
          <Alert key={tone} tone={tone} title={tone} announce="off" onDismiss={() => undefined}>
            One sentence that says what happened, and what one can do.
          </Alert>
        ))}
        <Specimen state="the line of help, in sight wherever somebody types or speaks">
          <CrisisLine />
        </Specimen>
      </Specimens>
      <Specimens title="Waiting, nothing, failure">
        <Row>
          <Specimen state="waiting">
            <Spinner label="Loading" showLabel />
          </Specimen>
          <Specimen state="how far">
            <Progress label="Progress" value={0.4} className="w-64" />
          </Specimen>
        </Row>
        <EmptyState
          title="No Responses Found"
          level="h2"
          actions={<Button>Take the assessment</Button>}
        >
          <p>Why there is nothing, and what one can do.</p>
        </EmptyState>
        <ErrorState message="Your profile could not be loaded." onRetry={() => undefined} />
      </Specimens>
      <Specimens title="Sheets, facts, tags">
        <div className="grid gap-6 md:grid-cols-3">
          <Card>
            <h3 className="text-xl">Plain</h3>
            <dl className="mt-3">
              <Fact term="Years of Experience">12</Fact>
              <Fact term="Phone">{null}</Fact>
            </dl>
          </Card>
          <Card tone="quiet">
            <h3 className="text-xl">Quiet</h3>
            <p>For what stands aside.</p>
          </Card>
          <Card tone="accent">
            <h3 className="text-xl">Accent</h3>
            <p>For the one thing to do.</p>
          </Card>
        </div>
        <Row>
          {BADGES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <TagList label="Tags" tags={["panic", "couples", "straight talk"]} tone="pine" />
        </Row>
        <p>
          Running text with{" "}
          <a href="#main" className="text-link">
            a link in it
          </a>
          .
        </p>
      </Specimens>
      <Dialogs />
    </>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<"window" | "question" | null>(null);
  const close = () => setOpen(null);
  return (
    <Specimens title="Dialogs">
      <Row>
        <Button variant="secondary" onClick={() => setOpen("window")}>
          Open a window
        </Button>
        <Button variant="secondary" onClick={() => setOpen("question")}>
          Ask before a deed
        </Button>
      </Row>
      <Dialog open={open === "window"} onOpenChange={close} title="A window over the page">
        <p>Closed by its cross, by Escape or by a click beside it.</p>
      </Dialog>
      <ConfirmDialog
        open={open === "question"}
        onOpenChange={close}
        title="Are you sure you want to remove this question?"
        confirmLabel="Remove"
        danger
        onConfirm={close}
      />
    </Specimens>
  );
}
