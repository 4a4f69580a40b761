const STOPS = [60, 340, 620, 900];

/** A way that starts out firm and thins until it ends. */
export function SearchPath({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 1120 160" aria-hidden="true" className={className}>
      <g fill="none" strokeLinecap="round">
        <path
          d="M60 120C120 20 190 10 236 60S300 140 340 90"
          strokeWidth="5"
          className="stroke-pine"
        />
        <path
          d="M340 90C390 20 450 150 510 110S570 20 620 70"
          strokeWidth="3.5"
          className="stroke-pine opacity-80"
        />
        <path
          d="M620 70C680 140 740 140 790 96S850 60 900 100"
          strokeWidth="2.5"
          strokeDasharray="14 10"
          className="stroke-pine opacity-70"
        />
        <path
          d="M900 100C960 140 1020 120 1060 118"
          strokeWidth="2"
          strokeDasharray="1 16"
          className="stroke-pine opacity-60"
        />
      </g>
      {STOPS.map((x, index) => (
        <circle
          key={x}
          cx={x}
          cy={[120, 90, 70, 100][index]}
          r={11 - index * 1.6}
          className="fill-clay"
        />
      ))}
    </svg>
  );
}
