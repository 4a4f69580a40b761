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

/**
 * Says so while the browser has no connection, and that nothing typed is lost. It stands below the page
 * and stays in sight; `styles.css` keeps what is jumped to from hiding behind it.
 */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className="sticky bottom-0 z-30">
      {!online && (
        <p
          data-offline
          className="flex min-h-(--offline-bar) items-center justify-center gap-3 bg-ink px-4 py-2 text-sm text-paper"
        >
          <WifiOff aria-hidden="true" className="size-5 shrink-0" />
          You are offline. What you type stays here until you are back.
        </p>
      )}
    </div>
  );
}
