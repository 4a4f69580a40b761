import { CONTRIBUTION_ITEMS_LIMIT } from "../../../../../../shared/src/constants.ts";

/** How many questions, and how many insights, one text gives at most. */
export const MOST_FOUND = 30;

/** How many questions, and how many insights, a contribution holds at most. */
export const MOST_ITEMS = CONTRIBUTION_ITEMS_LIMIT;
