/** What the assistant says, and what the page alerts, in the words of the product's specification. */
export const GREETING = "Hi! How are you feeling today?";

export const ALLOW_MICROPHONE = "Please allow microphone access to continue.";
export const NO_MICROPHONE = "No microphone found. Please connect a microphone.";
export const AUDIO_TROUBLE = "Having trouble with audio. Let me try again...";
export const NOT_CAUGHT = "I didn't catch that. Could you try again?";
export const TRY_AGAIN = "Let's try that again...";
export const HICCUP = "Technical hiccup. Trying again...";
export const SOMETHING_WRONG = "Something went wrong. Let me try again...";
export const SESSION_ENDED = "Session ended.";

export const KEEP_TALKING = "Keep Talking...";
export const FIND_MY_THERAPIST = "Find My Therapist";
export const PROCESSING = "Processing...";

/** What is told of an utterance that ended without words, by the error that servers name. */
export function apologyFor(error: string): string {
  if (error.includes("No audio detected") || error.includes("empty")) return NOT_CAUGHT;
  return error.includes("timeout") ? TRY_AGAIN : HICCUP;
}

/* Where the specification has no words. */

export const MICROPHONE_LOST =
  "Your microphone was disconnected. I am looking for another one; you can type meanwhile.";
export const SOUND_SUSPENDED =
  "Your browser has paused the sound of this page. Press the button to go on, or type.";
export const NO_RECOGNISER =
  "Speech cannot be understood here at the moment. You can type everything instead.";
export const WAITS_TO_BE_SENT =
  "What you said is kept here. It is sent again as soon as that works.";
export const STILL_TRYING = "Still trying to get through...";
export const WRONG_AND_KEPT = `${SOMETHING_WRONG} What you said is kept here.`;
export const LOGGED_OUT =
  "You have logged out in another tab. What you said here is no longer kept in this browser.";
export const TAKEN_UP_ELSEWHERE = "This conversation goes on in another tab.";
export const WAS_HIDDEN = "I went on listening while this page was in the background.";

/** What nobody should miss of it. */
export const READY_NEWS =
  "I have heard enough to find your therapist: the button is open whenever you like.";
export const READY = `${READY_NEWS} And if there is more, I am listening.`;
export const READINESS_TONE = "warm";

/** Takes up a session after a reload where it stood. */
export const welcomeBack = (question: string) => `Welcome back. ${question}`.trim();
