import { CRISIS_LINE } from "../../../../shared/src/crisis.ts";
import type { ClientAnswer, Intelligence, Made, PersonalityProfile } from "./intelligence.ts";
import { readText } from "./offline/text/tokens.ts";
import { tellable, understood } from "./tellable.ts";

/** Fewer words than this beside the danger, and there is nothing else to describe. */
const TOO_LITTLE = 6;

const OPENING =
  "Thank you for trusting us with this. It takes courage to put such things into words.";
const CARE = `Some of what you told us is not for a description like this one, and you do not have to hold it alone. There are people who listen, right now and without judging. ${CRISIS_LINE}`;

/** Danger is no trait: it is answered with care, and is no label on a person. */
const OF_DANGER =
  /suicid|self[- ]?(?:harm|injur)|(?:hurt|harm|cutt|kill)ing (?:your|my|one)?self|^(?:cutting|killing)$|overdos|wanting to die|not wanting to live|ending (?:my|your|a) life/i;

function careAlone(): Made<PersonalityProfile> {
  return {
    result: {
      personalityProfile: `${OPENING}\n\n${CARE}`,
      tags: ["a first step"],
      summary: "You have taken a first step, and what you told us matters.",
    },
    engine: "offline",
  };
}

/**
 * From answers to a profile that the person may read alone at night: what speaks of danger is given to no
 * engine, quoted nowhere and made no label, and the profile then ends with whom to turn to.
 */
export async function describePerson(
  intelligence: Intelligence,
  answers: readonly ClientAnswer[],
): Promise<Made<PersonalityProfile>> {
  const told = tellable(understood(answers));
  const words = told.answers.reduce((sum, { answer }) => sum + readText(answer).tokens.length, 0);
  if (told.hasDanger && words < TOO_LITTLE) return careAlone();
  const { result, engine } = await intelligence.profileClient(told.answers);
  const profile = result.personalityProfile;
  return {
    engine,
    result: {
      ...result,
      personalityProfile: told.hasDanger ? `${profile}\n\n${CARE}` : profile,
      tags: result.tags.filter((tag) => !OF_DANGER.test(tag)),
    },
  };
}
