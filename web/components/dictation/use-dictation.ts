import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { browserRecogniser } from "./browser-recogniser.ts";
import { moveCaret } from "./dictated-text.ts";
import { Dictation, type DictationMode, type DictationStatus } from "./dictation.ts";
import type { PermissionWording } from "./messages.ts";
import type { CreateRecogniser } from "./recogniser.ts";

export interface UseDictationOptions {
  /** The field's text, held by the caller. */
  text: string;
  onText(text: string): void;
  /** The field: its caret stays where the person put it while words come in. */
  field: RefObject<HTMLTextAreaElement | null>;
  mode?: DictationMode;
  permissionWording?: PermissionWording;
  /** Which recogniser to use; a function, because it asks the browser when dictation begins. */
  recogniser?: () => CreateRecogniser | null;
}

export interface DictationControl {
  status: DictationStatus;
  /** Whether it has been on since the field appeared: only then is there a stop to tell of. */
  used: boolean;
  /** What went wrong, for an alert; null when nothing did. */
  message: string | null;
  dismissMessage(): void;
  toggle(): void;
  /** Turns off; the last words are still added. */
  stop(): void;
  /** Turns off at once: nothing is written any more. Before the text moves on to something else. */
  close(): void;
}

/** Keeps the caret of a field where it was while its text changes by itself. */
function useSteadyCaret(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  const caret = useRef<{ start: number; end: number; was: string } | null>(null);

  useLayoutEffect(() => {
    const element = field.current;
    if (caret.current === null || element === null) return;
    const { start, end, was } = caret.current;
    caret.current = null;
    element.setSelectionRange(moveCaret(start, was, text), moveCaret(end, was, text));
  }, [field, text]);

  return useCallback(() => {
    const element = field.current;
    if (element === null || element !== document.activeElement) return;
    const { selectionStart: start, selectionEnd: end, value: was } = element;
    caret.current = { start, end, was };
  }, [field]);
}

/** Dictation into a field that the caller holds. Stops when the component goes away. */
export function useDictation({
  text,
  onText,
  field,
  mode = "continuous",
  permissionWording = "full",
  recogniser = browserRecogniser,
}: UseDictationOptions): DictationControl {
  const [status, setStatus] = useState<DictationStatus>("off");
  const [used, setUsed] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const dictation = useRef<Dictation | null>(null);
  const rememberCaret = useSteadyCaret(field, text);

  const shown = useRef(text);
  const report = useRef(onText);
  useLayoutEffect(() => {
    shown.current = text;
  }, [text]);
  useLayoutEffect(() => {
    report.current = onText;
  }, [onText]);

  const close = useCallback(() => {
    dictation.current?.close();
    dictation.current = null;
    setMessage(null);
  }, []);
  useEffect(() => close, [close]);

  const stop = useCallback(() => dictation.current?.stop(), []);
  const dismissMessage = useCallback(() => setMessage(null), []);

  const toggle = useCallback(() => {
    if (dictation.current?.isOn) {
      dictation.current.stop();
      return;
    }
    dictation.current ??= new Dictation({
      mode,
      permissionWording,
      createRecogniser: recogniser(),
      readText: () => shown.current,
      writeText: (next) => {
        rememberCaret();
        shown.current = next;
        report.current(next);
      },
      onStatus: (next) => {
        setStatus(next);
        setUsed(true);
      },
      onMessage: setMessage,
    });
    dictation.current.start();
  }, [mode, permissionWording, recogniser, rememberCaret]);

  return { status, used, message, dismissMessage, toggle, stop, close };
}
