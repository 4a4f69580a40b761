import type { Addressee } from "../grammar/persons.ts";
import { type Role, roleOf } from "../language/roles.ts";
import type { Unit } from "../language/units.ts";

/** Only a therapist can answer this. */
const THERAPISTS_ONLY =
  /\b(?:refer(?:s|red|ring)? (?:on|out|them|somebody|someone|people|clients|away)|they refer|you refer|caseload|supervision|supervised|licensed|licensure|countertransference|their clients?|your clients?|clients?|patients?|rupture|ruptures|openings|training (?:do )?(?:they|you)|trained|modalit(?:y|ies)|certif\w+|treat(?:ed)? people|practice (?:do )?(?:they|you)|fees? (?:do )?(?:they|you)|sliding scale|evidence[- ]based|case ?notes|whom they help|who they help|they help most|you help most|their methods?|their limits|their mistakes|first session with (?:them|you)|sit(?:ting)? with (?:them|you)|stuck client|end therapy|measure progress|track progress|their approach|their style)\b/i;

/** Only a client can. */
const CLIENTS_ONLY =
  /\b(?:(?:their|your|a|the|last|previous|from|of|past|another|former|any) therapists?|therapist (?:should|would|could|do|did|to)|therapists? (?:they|you|before)|therapy before|in therapy before|past therapy|walk away|brought them|brings them|brought you|brings you|bad day|afford|insurance|at home|in the house|diagnos\w+|medication|hospitali[sz]ed|wish(?:ing)? not to|want(?:s)? to live|their (?:mother|father|parents|partner|husband|wife|children|kids|boss|job|marriage|family|childhood)|your (?:mother|father|parents|partner|husband|wife|children|kids|boss|job|marriage|family|childhood)|sleep|drink)\b/i;

/** Whom the words themselves point to; null when they would suit both. */
export function audienceOfWords(words: string): Addressee | null {
  const therapist = THERAPISTS_ONLY.test(words);
  const client = CLIENTS_ONLY.test(words);
  return therapist === client
    ? therapist
      ? "therapist"
      : null
    : therapist
      ? "therapist"
      : "client";
}

/** The role of the person that a stretch of words begins with: "a therapist …", "clients …". */
export function roleOfSubject(words: readonly string[]): Role | null {
  for (const word of words.slice(0, 4)) {
    const role = roleOf(word);
    if (role !== null) return role;
    if (
      !/^(?:a|an|the|every|each|most|all|good|new|any|some|our|your|these|this|that|many|young|older)$/.test(
        word,
      )
    )
      return null;
  }
  return null;
}

const TOPIC_FIRST =
  /^(?:(?:and|but|so|now|then|okay|also|next|finally|as|what) )*(?:(?:from|of|with|for|to|about|regarding|on) )?(?:the |our |my |all |both |your |any |new |prospective )?(clients?|patients?|therapists?|clinicians?|providers?|counsell?ors?|practitioners?|supervisors?|supervisees?|parents?|partners?|families|couples|people who apply|those who (?:come|seek|look|ask|apply|write)|trainees?)\b(?<rest>.*)$/;

/** The role that this thought puts on the table for those after it; null when it changes nothing. */
export function topicRole(unit: Unit): { role: Role; firm: boolean } | null {
  const found = TOPIC_FIRST.exec(unit.plain);
  const role = found?.[1] ? (/^those who/.test(found[1]) ? "client" : roleOf(found[1])) : null;
  if (role === null || found === null) return null;
  const preposed =
    /^(?:(?:and|but|so|now|then|okay|also|next|finally|as) )*(?:from|of|with|for|to|about|on|now|as|regarding)\b/.test(
      unit.plain,
    );
  const alone = unit.words.length <= 4;
  return { role, firm: preposed || alone };
}

/** "For physiotherapists and GPs": another profession is neither client nor therapist. */
const OTHERS =
  /^(?:(?:and )?(?:questions )?(?:to|for|from|of) )?(?:the |our |all )?(?!(?:therapists|practitioners|counsell?ors|providers|clinicians|newcomers|callers|psychologists|psychiatrists|others)\b)(?:gps|nurses|midwives|coaches|relatives|[a-z]{3,}(?:ists|ers|ors|ians))\b(?= and |:|$)|\b(?:those|people|colleagues) who supervise\b/;

/** A heading or a whole list is about whom: "Questions for therapists:". */
export function headingRole(plain: string): Role | null {
  if (OTHERS.test(plain)) return "other";
  const named =
    /\b(?:to|for|of|with|from|ask|asking|about)?\s*(?:the |our |new |all |prospective )?(clients?|patients?|therapists?|clinicians?|providers?|counsell?ors?|supervisors?|supervisees?|parents?|partners?|families|trainees?|colleagues?)\b/.exec(
      plain,
    );
  return named?.[1] ? roleOf(named[1]) : null;
}
