import type { CrisisResource } from "./contracts/safety.ts";

/** The quiet line that stands on every page where a person types or speaks about themselves. */
export const CRISIS_LINE =
  "In crisis? Call or text 988 (US), free, 24/7. In immediate danger call 911.";

/** Who to turn to, in the order in which a page shows them. */
export const CRISIS_RESOURCES: readonly CrisisResource[] = [
  {
    name: "988 Suicide & Crisis Lifeline",
    detail: "Call or text 988, or chat at 988lifeline.org — free, confidential, 24/7",
    links: [
      { label: "Call 988", href: "tel:988" },
      { label: "Text 988", href: "sms:988" },
      { label: "Chat at 988lifeline.org", href: "https://988lifeline.org/chat/" },
    ],
  },
  {
    name: "Emergency services",
    detail: "In immediate danger call 911",
    links: [{ label: "Call 911", href: "tel:911" }],
  },
];
