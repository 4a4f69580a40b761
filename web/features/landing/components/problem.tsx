import { ClaimsNote } from "@/components/story/claims-note.tsx";
import { Statistics } from "@/components/story/statistics.tsx";
import { Turn } from "./turn.tsx";

export function Problem() {
  return (
    <Turn id="alone" question="Is it just me?" answer="It is not. Most who look, stop looking.">
      <Statistics className="gap-y-12" />
      <ClaimsNote className="mt-10" />
    </Turn>
  );
}
