import { Alert } from "@/components/ui/alert.tsx";

/** For somebody who has registered and done nothing else. */
export function NoProfileYet() {
  return (
    <Alert title="There is no profile yet" announce="off">
      <p>
        Answer the questionnaire, and your entry in the directory is written from your own words. Or
        begin with your personal information; the questionnaire can follow.
      </p>
    </Alert>
  );
}
