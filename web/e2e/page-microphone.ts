import type { Page } from "@playwright/test";
import { writeWav } from "../../voice-worker/src/speech/wav.ts";
import { spoken } from "../../voice-worker/src/testing/spoken.ts";

declare global {
  interface Window {
    /** What has been played aloud so far: audio that no document holds. */
    players: Set<HTMLMediaElement>;
    /** Plays a WAV, in base 64, into the microphone that was opened last. */
    playIntoMicrophone(wav: string): Promise<void>;
  }
}

/** A microphone into which a test speaks when it likes, as a person does who waits for their turn. */
export interface HeldMicrophone {
  /** Begins to say this in a voice of flite, once the assistant has said all that it says. */
  speak(text: string): Promise<void>;
}

/** Gives it to a page. Before the page opens. */
export async function holdMicrophone(page: Page): Promise<HeldMicrophone> {
  await page.addInitScript(() => {
    let microphone: MediaStreamAudioDestinationNode | undefined;
    window.players = new Set();
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      window.players.add(this);
      return play.call(this);
    };
    navigator.mediaDevices.getUserMedia = async () => {
      microphone = new AudioContext().createMediaStreamDestination();
      return microphone.stream;
    };
    window.playIntoMicrophone = async (wav) => {
      if (!microphone) throw new Error("No microphone is open.");
      const { context } = microphone;
      const { buffer } = Uint8Array.from(atob(wav), (byte) => byte.charCodeAt(0));
      const source = new AudioBufferSourceNode(context, {
        buffer: await context.decodeAudioData(buffer),
      });
      source.connect(microphone);
      source.start();
    };
  });
  return {
    async speak(text) {
      const wav = writeWav({ samples: await spoken(text), sampleRate: 24_000 });
      const encoded = Buffer.from(wav).toString("base64");
      await page.waitForFunction(() =>
        [...window.players].every(({ paused, ended }) => paused || ended),
      );
      await page.evaluate((sound) => window.playIntoMicrophone(sound), encoded);
    },
  };
}
