/** A piece of the product as it looks: a person's words, and the therapist's that answer them. */
export function Voices() {
  return (
    <figure aria-label="An example of a match" className="flex flex-col gap-4 sm:px-6 lg:px-0">
      <blockquote className="mr-8 rounded-xl rounded-bl-none bg-pine px-6 py-5 text-lg text-white sm:mr-16">
        <p className="text-sm text-white/85">You</p>
        “I don’t want to be told to breathe. I want somebody who says what they see, kindly.”
      </blockquote>
      <blockquote className="ml-8 rounded-xl rounded-br-none bg-clay-soft px-6 py-5 text-lg sm:ml-16">
        <p className="text-sm text-clay">A therapist, about how they work</p>
        “I am warm and I am direct. You will not have to guess what I think.”
      </blockquote>
      <figcaption className="text-center text-sm text-ink-soft">
        A made-up example of a reason that rests on both sides’ words.
      </figcaption>
    </figure>
  );
}
