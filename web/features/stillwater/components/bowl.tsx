interface BowlProps {
  /** How far it is filled, from 0 to 1. */
  share: number;
  label: string;
}

const SIZE = 200;

/** A share as the water in a round glass: as high as the share of the height. */
export function Bowl({ share, label }: BowlProps) {
  const level = Math.round(SIZE * (1 - share));
  const id = `bowl-${level}`;
  return (
    <svg
      viewBox={`-2 -2 ${SIZE + 4} ${SIZE + 4}`}
      role="img"
      aria-label={label}
      className="h-auto w-full"
    >
      <clipPath id={id}>
        <rect width={SIZE} height={SIZE} rx="100" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={SIZE} height={SIZE} className="fill-surface" />
        <path
          d={`M-40 ${level + 7}q20 -10 40 0t40 0 40 0 40 0 40 0 40 0 40 0V${SIZE}H-40Z`}
          className="glint fill-pine opacity-35"
        />
        <path
          d={`M-40 ${level}q30 10 60 0t60 0 60 0 60 0 60 0V${SIZE}H-40Z`}
          className="glint glint-2 fill-pine opacity-70"
        />
      </g>
      <rect
        width={SIZE}
        height={SIZE}
        rx="100"
        fill="none"
        strokeWidth="1.5"
        className="stroke-line-strong"
      />
    </svg>
  );
}
