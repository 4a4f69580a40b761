/** The sign of the product, 36 wide and 28 high: two voices that meet, and what they have in common. */
export function TwoVoices() {
  return (
    <>
      <path d="M12 2a12 12 0 0 1 0 24H0V14A12 12 0 0 1 12 2Z" className="fill-pine" />
      <path d="M24 2a12 12 0 0 0 0 24h12V14A12 12 0 0 0 24 2Z" className="fill-clay" />
      <path
        d="M18 3.6a12 12 0 0 1 0 20.8a12 12 0 0 1 0-20.8Z"
        className="fill-paper"
        opacity="0.38"
      />
    </>
  );
}
