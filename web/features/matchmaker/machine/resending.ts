import { assign } from "xstate";
import { hasUnsent } from "./guards.ts";
import { session } from "./setup.ts";

const resend = session.raise({ type: "answers.resend" });

/** Keeps trying to send what could not be sent: less and less often, and at once when the network is back. */
export const resending = session.createStateConfig({
  initial: "resting",
  states: {
    resting: {
      entry: assign({ resends: 0 }),
      always: { guard: hasUnsent, target: "waiting" },
    },
    waiting: {
      always: { guard: ({ context }) => !hasUnsent({ context }), target: "resting" },
      after: {
        resendDelay: {
          target: "waiting",
          reenter: true,
          actions: [assign({ resends: ({ context }) => context.resends + 1 }), resend],
        },
      },
      on: {
        "page.online": {
          target: "waiting",
          reenter: true,
          actions: [assign({ resends: 0 }), resend],
        },
      },
    },
  },
});
