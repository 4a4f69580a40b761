/** Where the browser keeps what a therapist has changed in the profile and not saved. */
export const profileDraftKey = (userId: string) => `rapport-therapist-profile:${userId}`;
