import { LockKeyhole, Sparkles } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button.tsx";
import type { MatchmakerView } from "../machine/view.ts";

interface FindButtonProps {
  find: MatchmakerView["find"];
  /** Why it cannot be pressed, or what pressing it does. */
  reason: string;
  onFind: () => void;
}

/**
 * Opens once enough is known. Until then it comes forward with every insight; it can be reached, stands out
 * then, and says why it waits in words that are as legible as ever.
 */
export function FindButton({ find, reason, onFind }: FindButtonProps) {
  const id = useId();
  const { label, opacity, disabled, busy } = find;
  return (
    <div className="flex flex-col gap-2">
      {disabled && !busy ? (
        <button
          type="button"
          aria-disabled="true"
          aria-describedby={id}
          style={{ opacity }}
          className="inline-flex min-h-13 items-center justify-center gap-2 rounded-md border border-line-strong bg-pine-bright px-6 py-3 text-lg font-semibold text-night transition-opacity duration-500 focus-visible:opacity-100!"
        >
          <LockKeyhole aria-hidden="true" className="size-5 shrink-0" />
          {label}
        </button>
      ) : (
        <Button size="lg" aria-describedby={id} style={{ opacity }} busy={busy} onClick={onFind}>
          {!busy && <Sparkles aria-hidden="true" className="size-5" />}
          {label}
        </Button>
      )}
      <p id={id} className="min-h-[1.55em] text-sm text-ink-soft">
        {reason}
      </p>
    </div>
  );
}
