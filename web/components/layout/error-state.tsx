import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";

interface ErrorStateProps {
  /** One sentence: what could not be done. */
  message: string;
  onRetry?: () => void;
  retryLabel?: string;
  busy?: boolean;
  /** Another way out, beside the retry. */
  actions?: ReactNode;
}

/** Something could not be loaded or done, with a way to try again. */
export function ErrorState({
  message,
  onRetry,
  retryLabel = "Try Again",
  busy = false,
  actions,
}: ErrorStateProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-5">
      <Alert tone="danger">{message}</Alert>
      <div className="flex flex-col gap-3 sm:flex-row">
        {onRetry && (
          <Button onClick={onRetry} busy={busy}>
            {!busy && <RotateCw aria-hidden="true" className="size-5" />}
            {retryLabel}
          </Button>
        )}
        {actions}
      </div>
    </div>
  );
}
