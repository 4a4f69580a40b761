import { AudioLines, Bot, FileText, Keyboard, type LucideIcon, Mic } from "lucide-react";
import type { ReactNode } from "react";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useSession } from "@/lib/session.ts";
import type { MatchmakerDeeds } from "../machine/view.ts";
import { MatchmakerFrame } from "./matchmaker-frame.tsx";
import { Opening } from "./opening.tsx";

/** What one should know before the microphone is opened, and the click that opens it. */
export function NoticeView({ deeds }: { deeds: MatchmakerDeeds }) {
  const hasAccount = useSession(({ user }) => user !== null && !user.isGuest);
  return (
    <MatchmakerFrame>
      <Opening brief>
        <PageHeading>Before we start</PageHeading>
        <ul className="flex flex-col gap-5">
          <Point Icon={Bot} title="You talk with an AI, not a therapist">
            It asks questions to find one for you. It gives no therapy, diagnosis or treatment
            advice.
          </Point>
          <Point Icon={Mic} title="Your microphone is on during the session">
            What you say is sent to our speech service, or to your browser’s where ours is not
            available, and turned into text. The sound itself is not kept. You can mute yourself or
            end the session at any time.
          </Point>
          <Point Icon={FileText} title="The text of what you say is kept">
            When you ask for your match, your answers are saved to{" "}
            {hasAccount ? "your profile" : "a guest profile that is yours alone"}, where you can
            read and delete them. Until then a copy stays in this browser.
          </Point>
          <Point Icon={Keyboard} title="You can type instead">
            At any time in the conversation, or from the start, with the microphone off.
          </Point>
        </ul>
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <Button size="lg" onClick={() => deeds.accept(true)}>
            <AudioLines aria-hidden="true" className="size-5" />
            Agree and turn on microphone
          </Button>
          <Button size="lg" variant="secondary" onClick={() => deeds.accept(false)}>
            <Keyboard aria-hidden="true" className="size-5" />
            Type instead
          </Button>
          <Button size="lg" variant="ghost" onClick={deeds.decline}>
            Back
          </Button>
        </div>
      </Opening>
    </MatchmakerFrame>
  );
}

function Point({
  Icon,
  title,
  children,
}: {
  Icon: LucideIcon;
  title: string;
  children: ReactNode;
}) {
  return (
    <li className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-pine-soft text-pine">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div>
        <h2 className="text-lg">{title}</h2>
        <p className="text-ink-soft">{children}</p>
      </div>
    </li>
  );
}
