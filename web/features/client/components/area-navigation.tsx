import { CircleUser, type LucideIcon, MessageSquareText, Sparkles } from "lucide-react";
import { NavLink } from "react-router";

const ENTRIES: readonly { to: string; Icon: LucideIcon; name: string }[] = [
  { to: "/client-profile", Icon: CircleUser, name: "Dashboard" },
  { to: "/client-profile/responses", Icon: MessageSquareText, name: "Session Responses" },
  { to: "/client-profile/personality", Icon: Sparkles, name: "Personality Profile" },
];

/** The pages of the client area: beside each other on a small screen, below each other on a large one. */
export function AreaNavigation() {
  return (
    <ul className="grid grid-cols-3 gap-1 sm:flex lg:flex-col">
      {ENTRIES.map(({ to, Icon, name }) => (
        <li key={to}>
          <NavLink
            end
            to={to}
            className="flex h-full min-h-11 items-center gap-2 rounded-md px-3 font-semibold text-ink-soft transition-colors hover:bg-sunk hover:text-ink aria-[current=page]:bg-pine-soft aria-[current=page]:text-pine-deep max-sm:flex-col max-sm:gap-1 max-sm:px-1 max-sm:py-2 max-sm:text-center max-sm:text-sm max-sm:leading-tight lg:gap-3"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
