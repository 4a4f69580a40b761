import {
  type Contribution,
  ContributionAnswer,
  SaveProcessedInputAnswer,
} from "../../../shared/src/contracts/contributions.ts";
import { ExpertAccessAnswer } from "../../../shared/src/contracts/expert-access.ts";
import type { ApiCall, Send } from "./api-calls.ts";

const PASSWORD = "a password of the bench";
const THERAPIST = "bench";
const THOUGHTS =
  "Ask why now, and ask it gently. Tired people cannot choose, so ask clients how they sleep. ".repeat(
    20,
  );

/** The calls of the expert pages, after setting a password and saving a contribution. */
export async function prepareExpertCalls(send: Send): Promise<ApiCall[]> {
  const { token } = ExpertAccessAnswer.parse(
    await send("/api/register-contribution-access", { body: { password: PASSWORD } }),
  );
  const questions = Array.from({ length: 20 }, (_, n) => ({ question: `Question ${n}?` }));
  let saves = 0;
  const save = async () => {
    // The same save again would be taken for a repetition of the first.
    const processedInput = { summary: `Save ${++saves}`, questions };
    const body = { therapistName: THERAPIST, processedInput };
    const answer = await send("/api/save-processed-input", { token, body });
    return SaveProcessedInputAnswer.parse(answer).contributionId;
  };
  const addressOf = (id: string) => `/api/get-contribution/${THERAPIST}/${id}`;
  const read = async (id: string) =>
    ContributionAnswer.parse(await send(addressOf(id), { token })).contribution;
  const id = await save();
  const question = (await read(id)).questions[0];
  const own = new Map<number, Contribution>();

  return [
    {
      name: "POST /api/login-contribution-access",
      run: async () => {
        await send("/api/login-contribution-access", { body: { password: PASSWORD } });
      },
      slow: true,
    },
    {
      name: "POST /api/verify-contribution-auth",
      run: async () => void (await send("/api/verify-contribution-auth", { body: { token } })),
    },
    {
      name: "GET /api/contribution-auth-status",
      run: async () => void (await send("/api/contribution-auth-status")),
    },
    {
      name: "POST /api/therapist-input (320 words)",
      run: async () => {
        const body = { therapistName: THERAPIST, rawInput: THOUGHTS };
        await send("/api/therapist-input", { token, body });
      },
    },
    {
      name: "POST /api/convert-question-to-insight",
      run: async () => {
        const body = { question, contributionId: id };
        await send("/api/convert-question-to-insight", { token, body });
      },
    },
    {
      name: "GET /api/get-contribution/{name}/{id}",
      run: async () => void (await send(addressOf(id), { token })),
    },
    {
      name: "POST /api/save-processed-input (20 questions)",
      run: async () => void (await save()),
    },
    {
      name: "POST /api/update-contribution/{name}/{id} (20 questions)",
      run: async (user) => {
        const held = own.get(user) ?? (await read(await save()));
        const answer = await send(`/api/update-contribution/${THERAPIST}/${held.id}`, {
          token,
          body: { contribution: held },
        });
        // The next save of this user is made from the version that this one made.
        own.set(user, ContributionAnswer.parse(answer).contribution);
      },
    },
  ];
}
