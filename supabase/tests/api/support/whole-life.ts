import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { SessionAnswer } from "../../../../shared/src/contracts/accounts.ts";
import { call, ok } from "./api.ts";
import { analyze, process, questions, readyProfile, responsesTo } from "./assessment.ts";
import { corrected, givenSpoken } from "./client-area.ts";
import { finalize, GREETING } from "./conversation.ts";
import { newGuest, PASSWORD, registration } from "./people.ts";
import { accept, asked, inHours } from "./session-requests.ts";
import {
  answersTo,
  givenEntry,
  profileForm,
  profileWhen,
  submission,
  submit,
  therapistQuestions,
} from "./therapists.ts";

/** Somebody of whom the product knows all that it can know. */
export interface WholeLife {
  id: string;
  email: string;
  token: string;
  refreshToken: string;
  /** The guest who answered before there was an account. */
  guestId: string;
  /** Names, addresses and words that stand nowhere but with this person, and only in own rows. */
  marks: string[];
}

const mark = (of: string) => `${of}-${randomUUID().slice(0, 8)}`;

async function registered(role: string, guestToken?: string) {
  const names = { firstName: mark("Marisol"), lastName: mark("Quennell") };
  const body = registration({ role, ...names });
  const {
    user,
    token = "",
    refreshToken = "",
  } = await ok(SessionAnswer, call("auth/register", { body, token: guestToken }), 201);
  const marks = [body.email, names.firstName, names.lastName];
  return { id: user.id, email: body.email, ...names, token, refreshToken, marks };
}

/** A client with answers of each kind, a match, a profile, requests, two sessions, and a past as a guest. */
export async function clientLife(sql: Sql): Promise<WholeLife> {
  const [assessment, therapist] = await Promise.all([questions(), givenEntry(sql)]);
  const guest = await newGuest();
  const words = {
    asGuest: mark("guestword"),
    written: mark("writtenword"),
    spoken: mark("spokenword"),
    reasoned: mark("reasonedword"),
    corrected: mark("correctedword"),
    talked: mark("talkedword"),
    note: mark("noteword"),
    contact: mark("contactword"),
    pending: mark("pendingword"),
    reply: mark("replyword"),
  };
  await process(assessment[0]?.id ?? "", `I never slept there, ${words.asGuest}.`, guest);
  const person = await registered("client", guest.token);
  await ok(
    SessionAnswer,
    call("auth/login", { body: { email: person.email, password: PASSWORD } }),
  );
  const responses = responsesTo(assessment.slice(1));
  await analyze({ ...responses, [assessment[1]?.id ?? ""]: `I worry, ${words.written}.` }, person);
  for (const [questionId, answer, reasoning] of [
    ["mood", words.spoken],
    ["style", "[Inferred] Strict", words.reasoned],
    ["pace", "[Inferred] Slow", "Spoke slowly"],
  ] as const) {
    const spoken = { questionId, question: "How?", answer, ...(reasoning ? { reasoning } : {}) };
    const id = await givenSpoken(sql, person, spoken);
    if (questionId === "pace") await corrected(person, id, words.corrected);
  }
  const talk = { ...GREETING, answer: `I feel lost since spring, ${words.talked}.` };
  await finalize({ turns: [talk], inferred: {} }, person);
  await readyProfile(person);
  const { id } = await asked(person, therapist.profile.id, {
    note: words.note,
    contact: words.contact,
    preferredTimes: [inHours(30)],
  });
  await accept(therapist, id, { note: `See you, ${person.firstName}, ${words.reply}` });
  await asked(person, therapist.profile.id, { note: words.pending });
  return { ...person, guestId: guest.id, marks: [...person.marks, ...Object.values(words)] };
}

/** A therapist with an entry, contact data, answers, and requests that were decided and are open. */
export async function therapistLife(
  sql: Sql,
  client: Pick<WholeLife, "token">,
): Promise<WholeLife & { therapistId: string }> {
  const person = await registered("therapist");
  const words = {
    answered: mark("answeredword"),
    phone: mark("phone"),
    bio: mark("bioword"),
    decided: mark("decidedword"),
  };
  const askedQuestions = await therapistQuestions(person);
  const [first, ...others] = answersTo(askedQuestions);
  const answers = [{ ...first, answer: `${first?.answer} ${words.answered}` }, ...others];
  const name = `${person.firstName} ${person.lastName}`;
  await submit(person, submission(askedQuestions, { therapistName: name, responses: answers }));
  const profile = await profileWhen(person, { generation: "ready" });
  const form = profileForm({
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: words.phone,
    bio: words.bio,
  });
  await call(`therapist-profile/${person.id}`, { method: "PUT", body: form, token: person.token });
  await sql`update public.therapists set status = 'approved' where id = ${profile.id}`;
  const { id } = await asked(client, profile.id, { note: "Do you have a place?" });
  await accept(person, id, { note: words.decided });
  await asked(client, profile.id, { note: "Once more?" });
  const marks = [...person.marks, ...Object.values(words)];
  return { ...person, guestId: "", therapistId: profile.id, marks };
}
