/** Where the browser keeps what a therapist has written and not yet submitted. */
export const draftKey = (userId: string) => `rapport-questionnaire:${userId}`;
