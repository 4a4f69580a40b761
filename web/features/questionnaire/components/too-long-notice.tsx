import { useMemo } from "react";
import { Alert } from "@/components/ui/alert.tsx";
import { count } from "@/lib/answer-rules.ts";
import type { Place, QuestionnaireState } from "../questionnaire-state.ts";
import { excessOf, longestOf, requestOf } from "../request.ts";
import { tooLongTogether } from "../texts.ts";

interface TooLongNoticeProps {
  state: QuestionnaireState;
  onGoTo: (place: Place) => void;
}

/** Says before anything is sent that the answers do not fit together, and which are the longest. */
export function TooLongNotice({ state, onGoTo }: TooLongNoticeProps) {
  const request = useMemo(() => requestOf(state), [state]);
  const excess = useMemo(() => excessOf(request), [request]);
  if (excess === 0) return null;
  return (
    <Alert tone="warning" announce="status">
      <p>{tooLongTogether(excess)} The longest are:</p>
      <ul className="mt-1 flex flex-col">
        {longestOf(request).map(({ questionId, number, length }) => (
          <li key={questionId}>
            <button
              type="button"
              className="text-link min-h-8 text-left"
              onClick={() => onGoTo({ at: "question", id: questionId })}
            >
              Question {number}, {count(length)} characters
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
