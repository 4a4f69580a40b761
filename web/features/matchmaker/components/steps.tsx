const STEPS = [
  {
    title: "You talk, it asks",
    text: "An AI asks one question at a time. Answer aloud or by typing; there are no wrong answers.",
  },
  {
    title: "It listens for what matters",
    text: "What brings you, what you hope for, how you like to be spoken to. A few minutes are enough.",
  },
  {
    title: "You meet a therapist",
    text: "With the reasons, in your own words, and two more to compare.",
  },
];

/** What will happen, before anything does. */
export function Steps() {
  return (
    <section aria-labelledby="steps" className="flex flex-col gap-4">
      <h2 id="steps" className="text-lg">
        What will happen
      </h2>
      <ol className="flex flex-col gap-4">
        {STEPS.map((step, index) => (
          <li key={step.title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full bg-clay-soft font-bold text-clay"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold">{step.title}</h3>
              <p className="text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
