import { BRAND } from "@rapport/shared/brand.ts";
import { create } from "zustand";

/** What the view in sight is called; empty until the first one shows. */
export const usePageTitle = create<{ title: string }>(() => ({ title: "" }));

/** Names the view: in the browser's tab at once, and to whoever announces it. */
export function setPageTitle(title: string, brand: string = BRAND.name): void {
  document.title = `${title} · ${brand}`;
  usePageTitle.setState({ title });
}
