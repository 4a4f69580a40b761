import { useLayoutEffect, useRef } from "react";
import type { Matchmaker, Screen } from "../machine/view.ts";
import { ActiveView } from "./active-view.tsx";
import { ErrorView } from "./error-view.tsx";
import { IdleView } from "./idle-view.tsx";
import { NoticeView } from "./notice-view.tsx";
import { ResultView } from "./result-view.tsx";

/** The screen that the session is at. */
export function MatchmakerScreen({ questionText, ...session }: Matchmaker) {
  const { view, deeds } = session;
  useTopOf(view.screen);
  if (view.screen === "error") return <ErrorView />;
  if (view.screen === "result" && view.result) {
    return <ResultView result={view.result} questionText={questionText} />;
  }
  if (view.screen === "active") return <ActiveView {...session} />;
  if (view.screen === "notice") return <NoticeView deeds={deeds} />;
  return <IdleView view={view} deeds={deeds} />;
}

/** Each screen is seen from its top, however far down the press was that led to it. */
function useTopOf(screen: Screen) {
  const shown = useRef(screen);
  useLayoutEffect(() => {
    if (shown.current !== screen) window.scrollTo({ top: 0, behavior: "instant" });
    shown.current = screen;
  }, [screen]);
}
