import { ALTERNATE_BRAND } from "@rapport/shared/brand.ts";

/** A sun half under the water: the sign of the alternate brand, with its name. */
export function StillwaterMark() {
  return (
    <span className="inline-flex items-center gap-2.5 font-serif text-xl text-ink">
      <svg viewBox="0 0 32 28" aria-hidden="true" className="h-6 w-auto" strokeLinecap="round">
        <path d="M6 15a10 10 0 0 1 20 0Z" className="fill-clay" />
        <path d="M2 18.5h28M6 23h20M11 27h10" className="stroke-pine" strokeWidth="2" />
      </svg>
      {ALTERNATE_BRAND.name}
    </span>
  );
}
