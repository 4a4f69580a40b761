/** A network fails now and then; most utterances are shorter, and 48 kB a second is kept until they end. */
export const RETRY_AUDIO_SECONDS = 15;
