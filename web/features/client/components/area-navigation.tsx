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
    <ul className="-mx-1 flex flex-wrap gap-1 lg:mx-0 lg:flex-col">
      {ENTRIES.map(({ to, Icon, name }) => (
        <li key={to}>
          <NavLink
            end
            to={to}
            className="flex min-h-11 items-center gap-2 rounded-md px-3 font-semibold max-sm:px-2 max-sm:text-sm text-ink-soft transition-colors hover:bg-sunk hover:text-ink aria-[current=page]:bg-pine-soft aria-[current=page]:text-pine-deep lg:gap-3"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0 max-sm:hidden" />
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
