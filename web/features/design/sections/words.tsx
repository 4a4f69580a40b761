import type { Factor } from "@rapport/shared/contracts/recommendation.ts";
import type { Safety } from "@rapport/shared/contracts/safety.ts";
import { DictationButton } from "@/components/dictation/dictation-button.tsx";
import type { DictationControl } from "@/components/dictation/use-dictation.ts";
import { GenerationProgress } from "@/components/generation/generation-progress.tsx";
import { FactorList } from "@/components/recommendation/factor-list.tsx";
import { SafetyNotice } from "@/components/safety/safety-notice.tsx";
import { LongText } from "@/components/ui/long-text.tsx";
import { Row, Specimen, Specimens } from "../specimen.tsx";

function nothing() {}

const SILENT: DictationControl = {
  status: "off",
  used: false,
  message: null,
  dismissMessage: nothing,
  toggle: nothing,
  stop: nothing,
  close: nothing,
};

const NOTICE: Safety = {
  level: "moderate",
  kinds: [],
  message: "What the person’s words call for stands here, in a sentence or two.",
  resources: [
    {
      name: "Who is there",
      detail: "When, and at what cost",
      links: [
        { label: "Call", href: "#main" },
        { label: "Text", href: "#main" },
      ],
    },
  ],
};

const CLIENT = { questionId: "spoken-to", quote: "Don’t tell me to breathe." };
const THERAPIST = { field: "description", quote: "I am warm and I am direct." } as const;

/** One for each word that is said of a fit. */
const FACTORS: Factor[] = [
  { points: 20, weight: 20, client: CLIENT, therapist: THERAPIST, label: "how you are spoken to" },
  { points: 10, weight: 20, client: CLIENT, therapist: THERAPIST, label: "what it is about" },
  { points: 4, weight: 20, client: CLIENT, therapist: THERAPIST, label: "pace" },
  { points: 2, weight: 20, client: CLIENT, therapist: null, label: "evenings" },
  { points: 1, weight: 20, client: null, therapist: null, label: "language" },
].map((factor) => ({ ...factor, kind: "style" }));

/** What is made of a person's words: heard, written, weighed, and answered with help. */
export function Words() {
  return (
    <>
      <Specimens title="Dictation">
        <Row>
          <Specimen state="off">
            <DictationButton dictation={SILENT} />
          </Specimen>
          <Specimen state="on">
            <DictationButton dictation={{ ...SILENT, status: "listening" }} />
          </Specimen>
        </Row>
      </Specimens>
      <Specimens title="Texts">
        <Specimen state="long: its beginning, and the rest at a press">
          <LongText what="the answer" text={"What somebody wrote goes on and on. ".repeat(40)} />
        </Specimen>
        <Specimen state="being written">
          <GenerationProgress label="Writing your profile" onStartAgain={nothing} />
        </Specimen>
        <Specimen state="being written for unusually long">
          <GenerationProgress
            label="Writing your profile"
            startedAt="2020-01-01T00:00:00Z"
            onStartAgain={nothing}
          />
        </Specimen>
      </Specimens>
      <Specimens title="Reasons">
        <FactorList factors={FACTORS} therapistName="The therapist" />
      </Specimens>
      <Specimens title="Help">
        <SafetyNotice safety={NOTICE} />
        <SafetyNotice safety={{ ...NOTICE, level: "high" }} />
      </Specimens>
    </>
  );
}
