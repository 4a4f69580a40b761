import { Maximize, Minimize, Printer } from "lucide-react";
import { type ReactNode, type RefObject, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { BrandMark } from "@/components/layout/brand-mark.tsx";

const TOOL =
  "inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-semibold whitespace-nowrap text-ink-soft transition-colors hover:bg-sunk hover:text-ink";

function subscribe(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

/** The way home, and the deck on paper or on the whole screen. */
export function DeckTools({ deck }: { deck: RefObject<HTMLElement | null> }) {
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const Icon = full ? Minimize : Maximize;

  function toggle() {
    void (full ? document.exitFullscreen() : deck.current?.requestFullscreen());
  }

  return (
    <header className="deck-controls flex min-h-14 items-center justify-between border-b border-line px-4 sm:px-6">
      <Link to="/" className="inline-flex min-h-11 items-center rounded-md">
        <BrandMark />
      </Link>
      <div className="-mr-3 flex">
        <button type="button" onClick={() => window.print()} className={TOOL}>
          <Printer aria-hidden="true" className="size-5" />
          <Label>Print</Label>
        </button>
        {document.fullscreenEnabled && (
          <button type="button" onClick={toggle} className={TOOL}>
            <Icon aria-hidden="true" className="size-5" />
            <Label>{full ? "Leave full screen" : "Full screen"}</Label>
          </button>
        )}
      </div>
    </header>
  );
}

/** Gives way to the sign alone where the window is very narrow. */
function Label({ children }: { children: ReactNode }) {
  return <span className="max-[22.5rem]:sr-only">{children}</span>;
}
