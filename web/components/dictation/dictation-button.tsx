import { Mic, Square } from "lucide-react";
import type { DictationControl } from "@/components/dictation/use-dictation.ts";
import { Button } from "@/components/ui/button.tsx";
import { cx } from "@/lib/cx.ts";

interface DictationButtonProps {
  dictation: DictationControl;
  /** What it is called while dictation is off. */
  title?: string;
  disabled?: boolean;
  /** Id of the `DictationNotes` that say what happens to the voice. */
  describedBy?: string;
}

/** Turns dictation into a field on and off. */
export function DictationButton({
  dictation,
  title: startTitle = "Answer with voice",
  disabled = false,
  describedBy,
}: DictationButtonProps) {
  const on = dictation.status !== "off";
  const title = on ? "Stop recording" : startTitle;
  const Icon = on ? Square : Mic;
  return (
    <Button
      variant={on ? "danger" : "secondary"}
      title={title}
      aria-pressed={on}
      aria-describedby={describedBy}
      disabled={disabled}
      onClick={dictation.toggle}
    >
      <Icon aria-hidden="true" className={cx("size-5", on && "fill-current")} />
      {title}
    </Button>
  );
}
