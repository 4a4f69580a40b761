import { isExpert } from "@rapport/shared/expert-name.ts";
import {
  CalendarClock,
  CircleUser,
  Lightbulb,
  type LucideIcon,
  MailQuestion,
  MessageSquareText,
} from "lucide-react";
import type { ReactNode } from "react";
import { NavLink } from "react-router";

export interface SideNavigationProps {
  firstName: string;
  openRequests: number;
}

/** The pages of the therapist area. The experts have one more, which lies outside. */
export function SideNavigation({
  firstName,
  openRequests,
  onLeave,
}: SideNavigationProps & { onLeave?: () => void }) {
  const slug = firstName.trim().toLowerCase();
  return (
    <ul className="flex flex-col gap-1">
      <Entry to="/therapist-dashboard" Icon={CircleUser} onClick={onLeave}>
        Profile
      </Entry>
      <Entry to="/therapist-dashboard/questions" Icon={MessageSquareText} onClick={onLeave}>
        Your Questions
      </Entry>
      {isExpert(slug) && (
        <Entry to={`/${slug}`} Icon={Lightbulb} onClick={onLeave}>
          Insights Platform
        </Entry>
      )}
      <Entry to="/therapist-dashboard/requests" Icon={MailQuestion} onClick={onLeave}>
        Session Requests
        {openRequests > 0 && (
          <span className="ml-auto grid min-w-6 place-items-center rounded-full bg-clay px-2 text-sm leading-6 text-on-pine">
            {openRequests}
            <span className="sr-only"> open</span>
          </span>
        )}
      </Entry>
      <Entry to="/therapist-dashboard/availability" Icon={CalendarClock} onClick={onLeave}>
        Availability
      </Entry>
    </ul>
  );
}

interface EntryProps {
  to: string;
  Icon: LucideIcon;
  onClick: (() => void) | undefined;
  children: ReactNode;
}

function Entry({ to, Icon, onClick, children }: EntryProps) {
  return (
    <li>
      <NavLink
        end
        to={to}
        onClick={onClick}
        className="flex min-h-11 items-center gap-3 rounded-md px-3 font-semibold text-ink-soft transition-colors hover:bg-sunk hover:text-ink aria-[current=page]:bg-pine-soft aria-[current=page]:text-pine-deep"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {children}
      </NavLink>
    </li>
  );
}
