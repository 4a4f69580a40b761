import { BRAND } from "@rapport/shared/brand.ts";
import { TwoVoices } from "@/components/layout/two-voices.tsx";

/** Two voices that meet: the sign of the product, with its name. */
export function BrandMark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-bold tracking-tight text-ink">
      <svg viewBox="0 0 36 28" aria-hidden="true" className="h-6 w-auto">
        <TwoVoices />
      </svg>
      {BRAND.name}
    </span>
  );
}
