import { Spinner } from "@/components/ui/spinner.tsx";

/** While the first page is fetched or its visitor is being recognised. */
export function LoadingScreen({ label = "Loading" }: { label?: string }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label={label} className="animate-late" />
    </main>
  );
}
