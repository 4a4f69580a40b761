import type { DictationControl } from "@/components/dictation/use-dictation.ts";
import { Alert } from "@/components/ui/alert.tsx";

const ANNOUNCEMENT = {
  off: "Recording stopped.",
  starting: "Waiting for the microphone…",
  listening: "Recording. What you say is written down as you speak.",
} as const;

interface DictationNotesProps {
  dictation: DictationControl;
  /** Id for the note, so that the button can point to it. */
  id: string;
  className?: string;
}

/** What goes with a dictation button: what happens to the voice, how it stands, what went wrong. */
export function DictationNotes({ dictation, id, className }: DictationNotesProps) {
  const { status, message, dismissMessage } = dictation;
  return (
    <div className={className}>
      <p id={id} className="text-sm text-ink-soft">
        Voice typing uses your browser's speech service, which may process your voice on its own
        servers.
      </p>
      {/* Always there, so that a screen reader notices its text change. */}
      <p role="status" className={status === "off" ? "sr-only" : "text-sm font-medium"}>
        {dictation.used ? ANNOUNCEMENT[status] : ""}
      </p>
      {message !== null && (
        <Alert tone="danger" className="mt-2" onDismiss={dismissMessage}>
          {message}
        </Alert>
      )}
    </div>
  );
}
