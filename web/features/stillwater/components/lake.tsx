import { cx } from "@/lib/cx.ts";

const COLOUR = {
  sun: "#fbf4e0",
  far: "#c9d8c6",
  middle: "#a7c0a9",
  near: "#7fa189",
  water: "#c5d8cd",
  deep: "#9dbcaa",
  light: "#f6f9f1",
  wood: "#27483a",
} as const;

const HILLS = {
  far: "M0 268C150 214 250 232 360 190C470 150 560 214 690 220C840 228 900 138 1040 142C1190 146 1270 226 1440 196V330H0Z",
  middle:
    "M0 300C120 258 220 262 330 282C470 306 560 258 700 270C850 284 980 234 1110 244C1250 256 1330 292 1440 270V330H0Z",
  near: "M0 322C160 300 240 296 380 312C480 322 560 318 640 326H830C960 316 1060 300 1180 304C1300 308 1370 322 1440 314V332H0Z",
} as const;

/** A lake in the morning: hills, their reflection, a drop's rings, and two chairs on a landing stage. */
export function Lake({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 640"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={cx("block w-full", className)}
    >
      <defs>
        <linearGradient id="lake-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={COLOUR.water} />
          <stop offset="1" stopColor={COLOUR.deep} />
        </linearGradient>
        <linearGradient id="lake-mirror" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.48" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#fff" stopOpacity="0.8" />
        </linearGradient>
        <mask id="lake-fading" maskUnits="userSpaceOnUse" x="0" y="0" width="1440" height="332">
          <rect width="1440" height="332" fill="url(#lake-mirror)" />
        </mask>
      </defs>
      <circle cx="790" cy="168" r="92" fill={COLOUR.sun} />
      <Hills />
      <rect y="328" width="1440" height="312" fill="url(#lake-water)" />
      <g transform="matrix(1 0 0 -0.8 0 593)" opacity="0.5" mask="url(#lake-fading)">
        <Hills />
      </g>
      <SunOnWater />
      <g fill="none" stroke={COLOUR.light} strokeWidth="2">
        <ellipse cx="500" cy="500" rx="230" ry="46" className="ripple" />
        <ellipse cx="500" cy="500" rx="230" ry="46" className="ripple ripple-2" />
        <ellipse cx="500" cy="500" rx="230" ry="46" className="ripple ripple-3" />
      </g>
      <LandingStage />
    </svg>
  );
}

function Hills() {
  return (
    <>
      <path d={HILLS.far} fill={COLOUR.far} />
      <path d={HILLS.middle} fill={COLOUR.middle} />
      <path d={HILLS.near} fill={COLOUR.near} />
    </>
  );
}

function SunOnWater() {
  return (
    <g stroke={COLOUR.sun} strokeLinecap="round" strokeWidth="4" transform="translate(-50 0)">
      <path d="M776 352h128M800 388h86" className="glint" />
      <path d="M812 370h66M768 410h74M868 410h34" className="glint glint-2" />
      <path d="M806 434h74" className="glint" opacity="0.8" />
      <path d="M786 460h46M856 460h26M816 486h44" className="glint glint-2" opacity="0.6" />
    </g>
  );
}

/** Seen from the shore: nobody has sat down yet. */
function LandingStage() {
  return (
    <g fill={COLOUR.wood}>
      <path d="M1440 548H796v12h36v58h9v-58h150v72h10v-72h210v80h11v-80h218Z" />
      <g transform="translate(852 470)">
        <path d="M4 0c6 0 9 4 10 10l6 32h38a6 6 0 0 1 0 12h-3v24h-8V54H20v24h-8V54L-2 10C-3 4 0 0 4 0Z" />
      </g>
      <g transform="matrix(-1 0 0 1 1022 470)">
        <path d="M4 0c6 0 9 4 10 10l6 32h38a6 6 0 0 1 0 12h-3v24h-8V54H20v24h-8V54L-2 10C-3 4 0 0 4 0Z" />
      </g>
      <g stroke={COLOUR.wood} strokeWidth="4" strokeLinecap="round" fill="none">
        <path d="M1196 548c4-40-2-70-10-96M1206 548c0-52 6-88 16-120M1216 548c2-30 10-52 22-70" />
      </g>
      <ellipse cx="1222" cy="424" rx="5" ry="16" transform="rotate(14 1222 424)" />
      <ellipse cx="1185" cy="448" rx="4.5" ry="14" transform="rotate(-14 1185 448)" />
    </g>
  );
}
