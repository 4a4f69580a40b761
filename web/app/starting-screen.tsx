import { PageHeader } from "@/components/layout/page-header.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";

/** While the app itself is fetched. It is also in the file of each page, so that it is there at once. */
export function StartingScreen() {
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader />
      <main className="grid grow place-items-center">
        <Spinner label="Loading" className="animate-late" />
      </main>
    </div>
  );
}
