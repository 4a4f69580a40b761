import { Fact } from "@/components/ui/fact.tsx";
import { longDateTime } from "@/lib/moments.ts";

/** The moments that a client proposed, in the reader's time zone. */
export function PreferredTimes({ moments }: { moments: readonly string[] }) {
  return (
    <Fact term="Preferred times" tall>
      {moments.length > 0 && (
        <ul className="flex flex-col gap-1">
          {moments.map((moment) => (
            <li key={moment}>
              <time dateTime={moment}>{longDateTime(moment)}</time>
            </li>
          ))}
        </ul>
      )}
    </Fact>
  );
}
