import type { Engine } from "@rapport/shared/contracts/primitives.ts";

/** The small print when no language model had a hand in what is shown. */
export function EngineNote({ engine }: { engine: Engine | null }) {
  if (engine !== "offline") return null;
  return (
    <p className="text-sm text-ink-soft">
      Made by the built-in offline engine, which works by fixed rules and without a language model.
    </p>
  );
}
