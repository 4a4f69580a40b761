import { Settings2 } from "lucide-react";
import type { Matchmaker } from "../machine/view.ts";

interface MicrophoneChoiceProps {
  microphone: Matchmaker["view"]["microphone"];
  devices: Matchmaker["devices"];
  onChoose: (deviceId: string) => void;
}

/** Which microphone hears. With nothing to choose from there is no field. */
export function MicrophoneChoice({ microphone, devices, onChoose }: MicrophoneChoiceProps) {
  const named = devices.filter((device) => device.label !== "");
  if (named.length === 0) return null;
  return (
    // The field itself is as wide as its longest name: it lies unseen over a sign of itself.
    <span className="relative grid size-11 place-items-center rounded-full border border-white/35 bg-white/8 transition-colors hover:bg-white/18 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-pine-bright">
      <Settings2 aria-hidden="true" className="size-4.5" />
      <select
        aria-label="Microphone"
        title={microphone.label || "Microphone"}
        value={microphone.deviceId ?? ""}
        onChange={(event) => onChoose(event.target.value)}
        className="absolute inset-0 cursor-pointer rounded-full text-ink opacity-0"
      >
        {!named.some((device) => device.id === microphone.deviceId) && (
          <option value="">Choose a microphone</option>
        )}
        {named.map((device) => (
          <option key={device.id} value={device.id}>
            {device.label}
          </option>
        ))}
      </select>
    </span>
  );
}
