/** A made-up reason for a match: what a client said, and the therapist's words that answer it. */
export const EXAMPLE_MATCH = {
  client: "I don’t want to be told to breathe. I want somebody who says what they see, kindly.",
  therapist: "I am warm and I am direct. You will not have to guess what I think.",
} as const;
