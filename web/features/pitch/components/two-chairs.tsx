/** Two people who sit and talk. */
export function TwoChairs({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 420 300" aria-hidden="true" className={className}>
      <path d="M10 284H410" className="stroke-on-pine" strokeWidth="3" strokeLinecap="round" />
      <Sitting transform="translate(40 60)" className="fill-on-pine" chair="stroke-paper" />
      <Sitting
        transform="matrix(-1 0 0 1 380 60)"
        className="fill-surface opacity-70"
        chair="stroke-paper"
      />
      <path
        d="M186 22h48a20 20 0 0 1 20 20v8a20 20 0 0 1-20 20h-30l-18 16V70a20 20 0 0 1-20-20v-8a20 20 0 0 1 20-20Z"
        className="fill-on-pine"
      />
      <path
        d="M190 46h.1M210 46h.1M230 46h.1"
        strokeWidth="8"
        strokeLinecap="round"
        className="stroke-clay"
      />
    </svg>
  );
}

function Sitting({
  transform,
  className,
  chair,
}: {
  transform: string;
  className: string;
  chair: string;
}) {
  return (
    <g transform={transform}>
      <g className={className}>
        <circle cx="62" cy="32" r="27" />
        <path d="M28 150v-46a36 36 0 0 1 72 0v36h34a12 12 0 0 1 12 12v72h-26v-58H44a16 16 0 0 1-16-16Z" />
      </g>
      <path
        d="M10 224V78M10 172h104v52"
        fill="none"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={chair}
      />
    </g>
  );
}
