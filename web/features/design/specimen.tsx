import { type ReactNode, useId } from "react";

/** A part of the page: what a thing is called, and how it looks in each of its states. */
export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-8">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="mt-6 flex flex-col gap-8">{children}</div>
    </section>
  );
}

/** One thing in one state, under the state's name. */
export function Specimen({ state, children }: { state: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <p className="text-xs text-ink-soft">{state}</p>
      {children}
    </div>
  );
}

/** Several beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-x-8 gap-y-6">{children}</div>;
}

/** How the focus shows, for a picture of it: the browser shows it on one thing at a time. */
export const FOCUSED = "outline-3 outline-offset-3 outline-pine";
