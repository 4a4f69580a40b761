export interface Option {
  value: string;
  label: string;
  /** Written by the person, and none of those that were offered. */
  isOther?: boolean;
}

const folded = (text: string) => text.trim().toLowerCase();

/**
 * The options that are not chosen yet and match what is written: those whose name begins with it
 * first, then those of which a later word does. A value that is written in full ("ny") comes first of
 * all.
 */
export function matchingOptions(
  options: readonly Option[],
  chosen: readonly string[],
  search: string,
  allowOther: boolean,
): Option[] {
  const sought = folded(search);
  const rank = ({ value, label }: Option) => {
    const name = folded(label);
    if (sought === "" || folded(value) === sought || name === sought) return 0;
    if (name.startsWith(sought)) return 1;
    return name.includes(` ${sought}`) ? 2 : null;
  };
  const ranks = new Map(options.map((option) => [option, rank(option)]));
  const found = options
    .filter((option) => ranks.get(option) !== null && !chosen.includes(option.value))
    .sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  const known = [...options.map(({ label }) => label), ...chosen].some(
    (name) => folded(name) === sought,
  );
  if (!allowOther || sought === "" || known) return found;
  const other = search.trim();
  return [...found, { value: other, label: other, isOther: true }];
}
