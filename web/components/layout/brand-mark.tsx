import { BRAND } from "@rapport/shared/brand.ts";

/** Two voices that meet: the sign of the product, with its name. */
export function BrandMark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-bold tracking-tight text-ink">
      <svg viewBox="0 0 36 28" aria-hidden="true" className="h-6 w-auto">
        <path d="M12 2a12 12 0 0 1 0 24H0V14A12 12 0 0 1 12 2Z" className="fill-pine" />
        <path
          d="M24 2a12 12 0 0 0 0 24h12V14A12 12 0 0 0 24 2Z"
          className="fill-clay opacity-80 mix-blend-multiply"
        />
      </svg>
      {BRAND.name}
    </span>
  );
}
