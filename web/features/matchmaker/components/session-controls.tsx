import { CircleStop, Mic, MicOff, PhoneOff } from "lucide-react";
import type { Matchmaker } from "../machine/view.ts";
import { MicrophoneChoice } from "./microphone-choice.tsx";
import { StageButton } from "./stage-button.tsx";

/** What can be done about the voices: one's own, the assistant's, and both for good. */
export function SessionControls({
  view,
  deeds,
  devices,
  onSkip,
}: Pick<Matchmaker, "view" | "deeds" | "devices"> & { onSkip: () => void }) {
  const { microphone } = view;
  const muted = microphone.state === "muted";
  const typing = microphone.state === "unused";
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing here is a field of a form.
    <div role="group" aria-label="Session" className="flex flex-wrap justify-center gap-2">
      {typing ? (
        <StageButton Icon={Mic} onClick={deeds.retryMicrophone}>
          Speak instead
        </StageButton>
      ) : (
        <StageButton
          Icon={muted ? MicOff : Mic}
          aria-pressed={muted}
          aria-disabled={!microphone.canMute}
          onClick={() => deeds.setMuted(!muted)}
        >
          Mute
        </StageButton>
      )}
      <StageButton Icon={CircleStop} aria-disabled={view.phase !== "ai-speaking"} onClick={onSkip}>
        Skip
        <span className="sr-only"> what the assistant is saying</span>
      </StageButton>
      <StageButton Icon={PhoneOff} onClick={deeds.endSession}>
        End
        <span className="sr-only"> the session</span>
      </StageButton>
      {!typing && (
        <MicrophoneChoice
          microphone={microphone}
          devices={devices}
          onChoose={deeds.chooseMicrophone}
        />
      )}
    </div>
  );
}
