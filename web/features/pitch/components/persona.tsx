/** Somebody at a window, late: plain shapes, nobody's face. */
export function Persona({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 320 360" aria-hidden="true" className={className}>
      <path d="M0 360V140a160 140 0 0 1 320 0v220Z" className="fill-pine-soft" />
      <circle cx="238" cy="96" r="30" className="fill-clay" />
      <circle cx="226" cy="88" r="28" className="fill-pine-soft" />
      <g className="fill-ink">
        <circle cx="66" cy="86" r="2" />
        <circle cx="112" cy="48" r="1.6" />
        <circle cx="176" cy="38" r="2" />
        <circle cx="276" cy="164" r="1.6" />
        <circle cx="44" cy="150" r="1.6" />
      </g>
      <path d="M62 360c0-86 30-132 92-132s104 46 104 132Z" className="fill-pine" />
      <path d="M132 190h48v44a24 24 0 0 1-48 0Z" className="fill-clay" />
      <path
        d="M156 96c34 0 52 24 52 56s-18 62-50 62-52-26-52-60 18-58 50-58Z"
        className="fill-clay"
      />
      <path
        d="M96 196c-14-70 10-118 66-118 50 0 74 36 60 84-20-26-54-22-76-40-4 26-26 34-26 74 0 20-20 22-24 0Z"
        className="fill-on-pine"
      />
      <path
        d="M150 170q8 5 16 0M184 170q7 5 14 0M164 196q10-5 20 0"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-on-pine"
      />
    </svg>
  );
}
