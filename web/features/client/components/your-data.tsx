import type { User } from "@rapport/shared/contracts/accounts.ts";
import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { errorMessage } from "@/lib/api-error.ts";
import { useDownloadData } from "../api/own-data.ts";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

/** What is stored about a person is theirs: to take along, and to have deleted. */
export function YourData({ user }: { user: User }) {
  const download = useDownloadData(user.id);
  const [deleting, setDeleting] = useState(false);
  return (
    <Card tone="quiet" aria-labelledby="your-data" className="flex flex-col gap-4">
      <h2 id="your-data" className="text-xl">
        Your Data
      </h2>
      <p>
        Everything that is stored about you is yours. Download it as one file, or have your account
        and everything in it deleted.
      </p>
      {download.isError && (
        <Alert tone="danger">
          {errorMessage(download.error, "Your data could not be downloaded. Please try again.")}
        </Alert>
      )}
      <p role="status" className={download.isSuccess ? "text-success" : "sr-only"}>
        {download.isSuccess && "Your data has been downloaded."}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
          {!download.isPending && <Download aria-hidden="true" className="size-5" />}
          {download.isPending ? "Collecting..." : "Download my data"}
        </Button>
        <Button variant="ghost" className="text-danger!" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden="true" className="size-5" />
          Delete my account
        </Button>
      </div>
      <DeleteAccountDialog open={deleting} onOpenChange={setDeleting} />
    </Card>
  );
}
