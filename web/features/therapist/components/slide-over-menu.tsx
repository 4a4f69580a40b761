import { Menu, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useEffect, useState } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { BACKDROP, SLIDE_OVER } from "@/components/ui/modal-frame.ts";
import { useFocusReturn } from "@/components/ui/use-focus-return.ts";
import { SideNavigation, type SideNavigationProps } from "./side-navigation.tsx";

/** From here on the navigation stands beside the page: Tailwind's `lg`. */
const WIDE = "(min-width: 64rem)";

/** The navigation of a small screen: a button, and a sheet that comes in from the left. */
export function SlideOverMenu(navigation: SideNavigationProps) {
  const [open, setOpen] = useState(false);
  const focusReturn = useFocusReturn();
  const close = () => setOpen(false);

  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const closeWhenWide = () => wide.matches && setOpen(false);
    wide.addEventListener("change", closeWhenWide);
    return () => wide.removeEventListener("change", closeWhenWide);
  }, []);

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button variant="secondary">
          <Menu aria-hidden="true" className="size-5" />
          Menu
          {navigation.openRequests > 0 && (
            <Badge tone="clay" className="py-0">
              {navigation.openRequests}
              <span className="sr-only"> open session requests</span>
            </Badge>
          )}
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <div className={BACKDROP} data-modal aria-hidden="true" />
        <Dialog.Content className={SLIDE_OVER} aria-describedby={undefined} {...focusReturn}>
          <div className="flex items-center justify-between gap-3">
            <Dialog.Title className="px-3 text-xl">Menu</Dialog.Title>
            <Dialog.Close
              aria-label="Close menu"
              className="grid size-11 place-items-center rounded-md text-ink-soft hover:bg-sunk"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <nav aria-label="Therapist area">
            <SideNavigation {...navigation} onLeave={close} />
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
