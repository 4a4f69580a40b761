// @vitest-environment happy-dom
import type { Recommendation } from "@rapport/shared/contracts/recommendation.ts";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { RecommendationCard } from "@/components/recommendation/recommendation-card.tsx";

afterEach(cleanup);

const elena = {
  id: "0b0e2d4e-6c4b-4f0f-8f3a-5f3f2e6c7d01",
  name: "Elena Vasquez",
  specialty: "Panic and anxiety",
  experience: 14,
  style: "Warm and direct",
  tags: ["panic", "CBT"],
  description: "",
};

const recommendation: Recommendation = {
  ...elena,
  matchReasoning: "You asked for plain words.\n\nThat is how she works.",
  matchScore: 82,
  factors: [
    {
      kind: "problem",
      label: "Panic",
      points: 32,
      weight: 35,
      client: { quote: "my heart starts racing", questionId: "why-now" },
      therapist: {
        quote: "I help people whose panic made their world small",
        field: "description",
      },
    },
    { kind: "convenience", label: "Times", points: 2, weight: 5, client: null, therapist: null },
  ],
  caveat: "Ask about evening hours.",
  alternatives: [
    {
      ...elena,
      id: "0b0e2d4e-6c4b-4f0f-8f3a-5f3f2e6c7d02",
      name: "Samuel Okafor",
      experience: 1,
      matchReasoning: "He also works with panic.",
      difference: "Slower",
    },
  ],
};

test("it shows who is recommended, why, what to ask, and who else", () => {
  render(<RecommendationCard recommendation={recommendation} engine="openai" />);
  const card = screen.getByRole("region", { name: "Elena Vasquez" });
  for (const text of [
    "Panic and anxiety",
    "Warm and direct",
    "You asked for plain words.",
    "That is how she works.",
    "Ask about evening hours.",
  ]) {
    expect(within(card).getByText(text)).toBeTruthy();
  }
  expect(card.textContent).toContain("14 years of experience");
  const others = screen.getByRole("region", { name: /consider/ });
  expect(others.textContent).toContain("Samuel Okafor");
  expect(others.textContent).toContain("1 year of experience");
  expect(others.textContent).toContain("Slower");
});

test("somebody without a specialty has years of experience and no loose dot before them", () => {
  const { container } = render(
    <RecommendationCard recommendation={{ ...recommendation, specialty: "" }} engine="openai" />,
  );
  expect(container.querySelector("h2 + div p")?.textContent).toBe("14 years of experience");
});

test("a factor opens to the words of both sides", async () => {
  render(
    <RecommendationCard
      recommendation={recommendation}
      engine="openai"
      questionText={(id) => (id === "why-now" ? "Why now?" : undefined)}
    />,
  );
  const factor = screen.getByText("Panic").closest("details");
  expect(factor?.open).toBe(false);
  await userEvent.click(screen.getByText("Panic"));
  expect(factor?.open).toBe(true);
  expect(screen.getByText("You, asked “Why now?”")).toBeTruthy();
  expect(screen.getByText("“my heart starts racing”")).toBeTruthy();
  expect(screen.getByText(/panic made their world small/)).toBeTruthy();
});

test("a factor that nobody spoke of says so and claims no fit", () => {
  render(<RecommendationCard recommendation={recommendation} engine="openai" />);
  expect(screen.getByText("Times").closest("summary")?.textContent).toContain("Not mentioned");
});

test("what only the client spoke of claims no fit", async () => {
  const [panic] = recommendation.factors;
  if (!panic) throw new Error("The sample has no factor.");
  const factors = [{ ...panic, points: 20, therapist: null }];
  render(<RecommendationCard recommendation={{ ...recommendation, factors }} engine="openai" />);
  expect(screen.getByText("Panic").closest("summary")?.textContent).toContain("Not in the profile");
  expect(screen.getByText(/profile says nothing about this/)).toBeTruthy();
});

test("the weightiest five factors are in sight, the others one press away", () => {
  const [panic] = recommendation.factors;
  if (!panic) throw new Error("The sample has no factor.");
  const factors = [1, 2, 3, 4, 5, 6, 7].map((points) => ({
    ...panic,
    points,
    label: `Weighs ${points}`,
  }));
  render(<RecommendationCard recommendation={{ ...recommendation, factors }} engine="openai" />);
  const labels = screen.getAllByText(/^Weighs/).map((label) => label.textContent);
  expect(labels).toEqual([7, 6, 5, 4, 3, 2, 1].map((points) => `Weighs ${points}`));
  const rest = screen.getByText("2 more that were weighed").closest("details");
  expect(rest?.contains(screen.getByText("Weighs 2"))).toBe(true);
  expect(rest?.contains(screen.getByText("Weighs 3"))).toBe(false);
});

test("one whose reasons were taken away says so, offers another match, and can still be booked", () => {
  const gone = "You have since changed an answer that this recommendation was made from.";
  const [other] = recommendation.alternatives;
  if (!other) throw new Error("The sample has no alternative.");
  render(
    <RecommendationCard
      recommendation={{
        ...recommendation,
        matchReasoning: gone,
        factors: [],
        caveat: "",
        alternatives: [{ ...other, matchReasoning: gone, difference: "" }],
        outdated: true,
      }}
      engine={null}
      newMatch={<a href="/client-assessment">Get a New Match</a>}
      actions={({ name }) => <button type="button">Book {name}</button>}
    />,
  );
  expect(screen.getByRole("heading", { name: "The reasons are no longer shown" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: /Why You'll Work/ })).toBeNull();
  expect(screen.getAllByText(gone)).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Get a New Match" })).toBeTruthy();
  for (const name of ["Elena Vasquez", "Samuel Okafor"]) {
    expect(screen.getByRole("button", { name: `Book ${name}` })).toBeTruthy();
  }
});

test("reasons that hold offer no other match", () => {
  render(
    <RecommendationCard
      recommendation={recommendation}
      engine={null}
      newMatch={<a href="/client-assessment">Get a New Match</a>}
    />,
  );
  expect(screen.queryByRole("link", { name: "Get a New Match" })).toBeNull();
});

test("the small print stands there only when the offline engine wrote the reasons", () => {
  const { rerender } = render(
    <RecommendationCard recommendation={recommendation} engine="offline" />,
  );
  expect(screen.getByText(/offline engine/)).toBeTruthy();
  rerender(<RecommendationCard recommendation={recommendation} engine="openai" />);
  expect(screen.queryByText(/offline engine/)).toBeNull();
});
