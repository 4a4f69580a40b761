import { ErrorView } from "./components/error-view.tsx";
import { MatchmakerScreen } from "./components/matchmaker-screen.tsx";
import { useMatchmaker } from "./use-matchmaker.ts";

/** `/natural-matchmaker`: the spoken conversation, from its greeting to a recommended therapist. */
export function Component() {
  const matchmaker = useMatchmaker();
  return <MatchmakerScreen {...matchmaker} />;
}

/** In place of a page that broke; the session ends with the page, and what was said is kept. */
export function ErrorBoundary() {
  return <ErrorView />;
}
