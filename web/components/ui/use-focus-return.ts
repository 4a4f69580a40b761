import { useRef } from "react";

/**
 * For a modal without a Radix trigger: whoever opened it has the focus again once it closes, unless
 * something else took it meanwhile. Spread over the modal's content.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const nothingHasIt = !document.activeElement || document.activeElement === document.body;
      if (nothingHasIt && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
