import { useSearchParams } from "react-router";
import { useSession } from "@/lib/session.ts";
import { EditResponse } from "./components/edit-response.tsx";
import { QuestionnaireLoader } from "./components/questionnaire-loader.tsx";

/** `/therapist-questionnaire`: the therapist's questions, or with `?edit={id}` one stored answer. */
export function Component() {
  const user = useSession((session) => session.user);
  const responseId = useSearchParams()[0].get("edit");
  if (!user) return null;
  // Another person logging in elsewhere in this browser begins with nothing of this one.
  return responseId === null ? (
    <QuestionnaireLoader key={user.id} user={user} />
  ) : (
    <EditResponse key={`${user.id} ${responseId}`} userId={user.id} responseId={responseId} />
  );
}
