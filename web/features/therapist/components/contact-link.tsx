import { Email } from "@rapport/shared/contracts/accounts.ts";

/** Digits, and what people put between them. */
const PHONE = /^\+?[\d\s().-]{5,}$/;

/** How a client wants to be reached, one press away where that is clear. */
export function ContactLink({ contact }: { contact: string }) {
  const href = Email.safeParse(contact).success
    ? `mailto:${contact}`
    : PHONE.test(contact)
      ? `tel:${contact.replaceAll(/[^\d+]/g, "")}`
      : null;
  if (!href) return contact;
  return (
    <a href={href} className="text-link">
      {contact}
    </a>
  );
}
