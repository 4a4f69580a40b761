import * as z from "zod/mini";
import { NAME_MAX_LENGTH, TEXT_LIMIT } from "../constants.ts";

/** A UUID in any version; Postgres accepts them all. */
export const Id = z.guid("must be an id");

/** An ISO 8601 moment, as Postgres and the browser both write it. */
export const Timestamp = z.iso.datetime({ offset: true });

/** Something that can be seen: neither blank nor made of characters without any width. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Control}]/u;

/** Text that a person wrote: trimmed, not empty, at most `TEXT_LIMIT` characters. */
export const WrittenText = z.string("must be text").check(
  z.trim(),
  z.refine((text) => VISIBLE.test(text), "must not be empty"),
  z.maxLength(TEXT_LIMIT, `must have at most ${TEXT_LIMIT.toLocaleString("en-US")} characters`),
);

/** A first or last name. */
export const PersonName = z
  .string("must be text")
  .check(
    z.trim(),
    z.minLength(1, "must not be empty"),
    z.maxLength(NAME_MAX_LENGTH, `must have at most ${NAME_MAX_LENGTH} characters`),
  );

/** An id that comes from outside and that we only look up: any short text. */
export const LooseId = z
  .string("must be text")
  .check(z.trim(), z.minLength(1, "must not be empty"), z.maxLength(200, "is too long"));

/** Which engine did the intelligent work: a language model, or the rules that need no network. */
export const Engine = z.enum(["openai", "offline"]);
export type Engine = z.infer<typeof Engine>;
