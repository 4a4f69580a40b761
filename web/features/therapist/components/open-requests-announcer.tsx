import { useEffect, useRef, useState } from "react";

/** Says it when a request comes in. What was there when the page opened stands on the page. */
export function OpenRequestsAnnouncer({ count }: { count: number | undefined }) {
  const before = useRef<number | undefined>(undefined);
  const [text, setText] = useState("");

  useEffect(() => {
    if (count === undefined) return;
    if (before.current !== undefined && count > before.current) {
      setText(`New session request. ${count} open.`);
    }
    before.current = count;
  }, [count]);

  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
