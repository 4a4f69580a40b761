import { Row, Specimen, Specimens } from "../specimen.tsx";

/** Whole names, as the style sheet is made from what stands in the sources. */
const COLOURS = [
  ["paper", "bg-paper", "the page"],
  ["surface", "bg-surface", "a sheet on it"],
  ["field", "bg-field", "what is typed in"],
  ["sunk", "bg-sunk", "what steps back"],
  ["line", "bg-line", "parts things, says nothing"],
  ["line-strong", "bg-line-strong", "the edge of a control, 3:1"],
  ["ink", "bg-ink", "text"],
  ["ink-soft", "bg-ink-soft", "text beside it, 4.5:1"],
  ["pine", "bg-pine", "the person; what can be pressed"],
  ["pine-deep", "bg-pine-deep", "the same under the pointer"],
  ["pine-soft", "bg-pine-soft", "the person’s words; what is chosen"],
  ["on-pine", "bg-on-pine", "text on pine, clay and danger"],
  ["clay", "bg-clay", "the therapist"],
  ["clay-soft", "bg-clay-soft", "the therapist’s words"],
  ["success", "bg-success", "done"],
  ["warning", "bg-warning", "mind this"],
  ["danger", "bg-danger", "went wrong; cannot be taken back"],
] as const;

const SIZES = [
  ["6xl", "display text-6xl", "70%"],
  ["5xl", "display text-5xl", "How are you feeling?"],
  ["4xl", "display text-4xl", "Most who look, stop looking."],
  ["3xl", "display text-3xl", "The heading of a page"],
  ["2xl", "text-2xl font-[650]", "A part of a page"],
  ["xl", "text-xl font-[650]", "A sheet"],
  ["lg", "text-lg", "An opening sentence"],
  ["base", "text-base", "What is read"],
  ["sm", "text-sm", "What stands beside it"],
  ["xs", "text-xs", "What is hardly needed"],
] as const;

const SPACES = [
  ["1", "w-1"],
  ["2", "w-2"],
  ["3", "w-3"],
  ["4", "w-4"],
  ["6", "w-6"],
  ["8", "w-8"],
  ["12", "w-12"],
  ["16", "w-16"],
  ["24", "w-24"],
] as const;

export function Foundations() {
  return (
    <>
      <Specimens title="Colours">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
          {COLOURS.map(([name, look, use]) => (
            <li key={name} className="text-sm">
              <span className={`mb-2 block h-14 rounded-md border border-line ${look}`} />
              <span className="font-semibold">{name}</span>
              <span className="block text-ink-soft">{use}</span>
            </li>
          ))}
        </ul>
      </Specimens>
      <Specimens title="Type">
        {SIZES.map(([name, look, text]) => (
          <Specimen key={name} state={name}>
            <p className={look}>{text}</p>
          </Specimen>
        ))}
        <Specimen state="spoken: somebody’s own words">
          <p className="spoken text-2xl">“I’m fine. I just don’t sleep.”</p>
        </Specimen>
      </Specimens>
      <Specimens title="Space">
        <Row>
          {SPACES.map(([name, look]) => (
            <Specimen key={name} state={name}>
              <span className={`block h-6 bg-pine ${look}`} />
            </Specimen>
          ))}
        </Row>
      </Specimens>
    </>
  );
}
