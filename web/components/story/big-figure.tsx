/** A figure at its size, with the words before the number small above it. */
export function BigFigure({ figure }: { figure: string }) {
  const [number, ...before] = figure.split(" ").toReversed();
  return (
    <span className="relative whitespace-nowrap">
      {before.length > 0 && (
        <span className="absolute bottom-full left-1 font-sans text-base tracking-normal whitespace-nowrap text-ink-soft">
          {before.toReversed().join(" ")}{" "}
        </span>
      )}
      {number}
    </span>
  );
}
