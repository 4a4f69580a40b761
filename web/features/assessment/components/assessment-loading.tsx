import { Spinner } from "@/components/ui/spinner.tsx";

/** Until the questions are there, with what was answered before. */
export function AssessmentLoading() {
  return (
    <div className="flex justify-center py-16">
      <Spinner label="Loading assessment questions..." showLabel />
    </div>
  );
}
