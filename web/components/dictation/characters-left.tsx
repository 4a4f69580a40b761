/** From so many characters before the limit on, the count is shown. */
const COUNTDOWN_FROM = 1_000;

const left = (text: string, limit: number) => limit - text.trim().length;

/** Whether the text is near its limit or beyond it. A short limit begins to count at a tenth. */
export const isCounting = (text: string, limit: number) =>
  left(text, limit) <= Math.min(COUNTDOWN_FROM, limit / 10);

interface CharactersLeftProps {
  id: string;
  text: string;
  limit: number;
}

/** How much more may be written, or how much is too much; nothing while there is plenty of room. */
export function CharactersLeft({ id, text, limit }: CharactersLeftProps) {
  if (!isCounting(text, limit)) return null;
  const count = left(text, limit);
  return (
    <p id={id} className={`text-sm ${count < 0 ? "font-medium text-danger" : "text-ink-soft"}`}>
      {count < 0
        ? `${(-count).toLocaleString("en-US")} characters too many`
        : `${count.toLocaleString("en-US")} characters left`}
    </p>
  );
}
