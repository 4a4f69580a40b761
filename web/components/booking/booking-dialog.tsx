import { Dialog } from "@/components/ui/dialog.tsx";
import type { SessionWish } from "./session-wish.ts";
import { SessionWishForm } from "./session-wish-form.tsx";
import { useSessionWish } from "./use-session-wish.ts";

interface BookingDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  therapistName: string;
  /** Where the person can be reached, as far as it is known. */
  contact: string;
  busy: boolean;
  failure: string | null;
  /** Sends what was filled in; `forget` empties the form once it has arrived. */
  onSend: (wish: SessionWish, forget: () => void) => void;
}

/** The form of a wish for a first session, in a window over the page. */
export function BookingDialog({
  open,
  onOpenChange,
  therapistName,
  contact,
  busy,
  failure,
  onSend,
}: BookingDialogProps) {
  const wish = useSessionWish(contact, (filled) => onSend(filled, () => wish.form.reset()));
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !busy && onOpenChange(next)}
      title={`Book a first session with ${therapistName}`}
      description="The therapist sees your request at once, and accepts or declines it."
    >
      <SessionWishForm
        wish={wish}
        therapistName={therapistName}
        busy={busy}
        failure={failure}
        onCancel={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
