import type { VoiceMeter } from "../ports.ts";

/** The voices of the moment, beside the machine's state: a drawing asks for them once a frame. */
export interface MeterBoard {
  person: () => VoiceMeter | null;
  assistant: () => VoiceMeter | null;
}

export const createMeterBoard = (): MeterBoard => ({
  person: () => null,
  assistant: () => null,
});
