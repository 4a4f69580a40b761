import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Says so while the browser has no connection, and that nothing typed is lost. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-30">
      {!online && (
        <p className="mx-auto flex w-fit max-w-full items-center gap-3 rounded-md bg-ink px-4 py-3 text-white shadow-raised">
          <WifiOff aria-hidden="true" className="size-5 shrink-0" />
          You are offline. What you type stays here until you are back.
        </p>
      )}
    </div>
  );
}
