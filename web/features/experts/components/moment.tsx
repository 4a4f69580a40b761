const MOMENT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** A date and time as a person reads it; a text that is none of ours is shown as it is. */
function momentText(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : MOMENT.format(date);
}

export function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{momentText(iso)}</time>;
}
