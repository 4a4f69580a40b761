/** Where the browser keeps an assessment that is under way, or done. */
export const DRAFT_KEY = "rapport-assessment";
