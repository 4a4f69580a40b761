/** What dictation says when it cannot work, in the words of the product's error catalogue. */

export const UNSUPPORTED =
  "Your browser doesn't support speech recognition. Please try a different browser.";

/** How a denied microphone is told: `full` says where to allow it, `short` is for the expert page. */
export const PERMISSION_DENIED = {
  full: "Microphone permission was denied. Please allow microphone access in your browser settings.",
  short: "Microphone permission was denied.",
} as const;

export type PermissionWording = keyof typeof PERMISSION_DENIED;

export const recognitionError = (code: string) => `Speech recognition error: ${code}`;

export const startFailure = (message: string) => `Failed to start speech recognition: ${message}`;
