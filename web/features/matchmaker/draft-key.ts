/** Where the browser keeps a conversation that is under way. */
export const DRAFT_KEY = "rapport-matchmaker";
