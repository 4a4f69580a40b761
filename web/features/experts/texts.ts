import { EXPERTS } from "@rapport/shared/brand.ts";
import { EXPERT_PASSWORD_MIN_LENGTH, TEXT_LIMIT } from "@rapport/shared/constants.ts";

/** What the expert area says, in the words of the product's error catalogue. */

export const UNABLE_TO_VERIFY = "Unable to verify access. Please try again.";
export const PASSWORDS_DIFFER = "Passwords do not match";
export const PASSWORD_TOO_SHORT = `Password must be at least ${EXPERT_PASSWORD_MIN_LENGTH} characters long`;

export const ACCESS_ENDED =
  "Your access has ended. Enter a password to go on; what you were working on is kept.";

const PAGES = EXPERTS.map((name) => `/${name}`).join(" or ");
export const NO_NAME = `No therapist name found in the URL. Please use ${PAGES}.`;

export const NO_THOUGHTS = "Please enter your thoughts before submitting";
export const NO_THERAPIST_NAME = "Error: Therapist name is not available";
export const NO_REFINEMENT = "Please enter refinement instructions";
export const CLEAR_QUESTION = "Are you sure you want to clear your input?";
export const INPUT_SAVED = "Your input has been saved successfully!";

export const processingFailed = (message: string) => `Error processing your input: ${message}`;
export const refiningFailed = (message: string) =>
  `Error processing your refinement request: ${message}`;
export const savingInputFailed = (message: string) => `Error saving your input: ${message}`;

const count = (characters: number) => characters.toLocaleString("en-US");

export const tooLong = (what: string, length: number, limit = TEXT_LIMIT) =>
  `${what} may have at most ${count(limit)} characters. Please shorten them by ${count(length - limit)}.`;

export const PREVIOUS_FAILED = "Failed to fetch previous inputs";
export const NO_PREVIOUS = "No previous contributions found";

export const NOT_FOUND = "Not Found: The requested contribution could not be found.";
export const EMPTY_RESPONSE = "Empty response received from server";
export const NO_CONTRIBUTION_DATA = "Server response missing contribution data";
export const loadingFailed = (message: string) => `Failed to load the contribution: ${message}`;
export const missingParameters = (therapistName: string, contributionId: string) =>
  `Missing parameters: therapistName=${therapistName}, contributionId=${contributionId}`;

export const REMOVE_QUESTION = "Are you sure you want to remove this question?";
export const REMOVE_INSIGHT = "Are you sure you want to remove this insight?";
export const CONTRIBUTION_SAVED = "Contribution saved successfully!";
export const savingContributionFailed = (message: string) =>
  `Error saving contribution: ${message}`;
export const conversionFailed = (message: string) => `Error: ${message}`;
export const CONVERSION_FALLBACK = "Failed to convert question to insight";
