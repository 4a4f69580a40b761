import { Pencil } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { LongText } from "@/components/ui/long-text.tsx";

interface ReviewEntryProps {
  title: string;
  /** What the button is called; "Edit" is what is seen of it. */
  editLabel: `Edit ${string}`;
  disabled: boolean;
  onEdit: () => void;
  text: string;
}

/** One part of what will be sent, and the way back to where it was written. */
export function ReviewEntry({ title, editLabel, disabled, onEdit, text }: ReviewEntryProps) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId} className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <h2 id={headingId} className="min-w-0 text-lg wrap-anywhere">
          {title}
        </h2>
        <Button
          variant="secondary"
          className="shrink-0"
          aria-label={editLabel}
          disabled={disabled}
          onClick={onEdit}
        >
          <Pencil aria-hidden="true" className="size-4" />
          Edit
        </Button>
      </div>
      {text === "" ? (
        <p className="text-danger">There is no answer yet.</p>
      ) : (
        <LongText text={text} what="the answer" />
      )}
    </Card>
  );
}
