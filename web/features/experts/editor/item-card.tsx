import { Lightbulb, Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { InsightText, QuestionText } from "../components/item-text.tsx";
import { PointedItem } from "../components/pointed-item.tsx";
import type { SourcePointer } from "../components/use-source-in-view.ts";
import { WhereFrom } from "../components/where-from.tsx";
import type { Item, Values } from "./content.ts";
import type { EditorAlert } from "./editor.ts";

/** The ids by which the focus finds an item, and the button that opens it. */
export const itemId = (key: string) => `item-${key}`;
export const editButtonId = (key: string) => `edit-${key}`;

interface ItemCardProps {
  item: Item<Values["question"]> | Item<Values["insight"]>;
  original: string;
  pointer: SourcePointer;
  alert: EditorAlert | null;
  /** Nothing may be changed just now. */
  locked: boolean;
  converting: boolean;
  /** The form in place of the words, while the item is edited. */
  form: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
  /** Only a question can become an insight. */
  onConvert?: (() => void) | undefined;
  onDismissAlert: () => void;
}

/** A question or an insight, and what can be done with it. */
export function ItemCard(props: ItemCardProps) {
  const { item, original, pointer, form, alert, onDismissAlert } = props;
  const { key, value } = item;
  const wordsId = useId();
  return (
    <PointedItem id={itemId(key)} tabIndex={-1} source={value} pointer={pointer}>
      {form ?? (
        <>
          <div id={wordsId}>
            {"question" in value ? (
              <QuestionText question={value} />
            ) : (
              <InsightText insight={value} />
            )}
          </div>
          <WhereFrom text={original} source={value} pointer={pointer} />
          {alert?.about === key && (
            <Alert tone="danger" onDismiss={onDismissAlert}>
              {alert.text}
            </Alert>
          )}
          <Buttons {...props} describedBy={wordsId} />
        </>
      )}
    </PointedItem>
  );
}

const LOOK = "px-3! text-sm!";

function Buttons({
  item,
  locked,
  converting,
  describedBy,
  onEdit,
  onConvert,
  onRemove,
}: ItemCardProps & { describedBy: string }) {
  const common = { variant: "ghost", className: LOOK, "aria-describedby": describedBy } as const;
  const disabled = locked || converting;
  return (
    <div className="-mx-3 -mb-1.5 flex flex-wrap">
      <Button {...common} id={editButtonId(item.key)} disabled={disabled} onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-4" />
        Edit
      </Button>
      {onConvert && (
        <Button {...common} busy={converting} disabled={locked} onClick={onConvert}>
          {!converting && <Lightbulb aria-hidden="true" className="size-4" />}
          {converting ? "Converting..." : "To Insight"}
        </Button>
      )}
      <Button {...common} disabled={disabled} onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4" />
        Remove
      </Button>
    </div>
  );
}
