import type { Microphone, MicrophoneDevice } from "../ports.ts";
import { MicrophoneSession } from "./microphone-session.ts";

/** The browser's microphones. */
export function browserMicrophone(): Microphone {
  return {
    open: (deviceId, emit) => new MicrophoneSession(deviceId, emit),
    devices: () => listMicrophones(),
    watchDevices: (listener) => watchMicrophones(listener),
  };
}

async function listMicrophones(): Promise<MicrophoneDevice[]> {
  // Pages that came without encryption have no devices at all.
  const all = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
  return all
    .filter(({ kind }) => kind === "audioinput")
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

function watchMicrophones(listener: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  navigator.mediaDevices?.addEventListener("devicechange", listener, { signal });
  // Not every browser lets the permission be asked for by this name.
  navigator.permissions?.query({ name: "microphone" }).then(
    (permission) => permission.addEventListener("change", listener, { signal }),
    () => undefined,
  );
  return () => ended.abort();
}
