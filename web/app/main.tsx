import "../styles.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { forgetDraftOnLogout } from "@/features/assessment/forget-draft.ts";
import { forgetMatchmakerOnLogout } from "@/features/matchmaker/forget-draft.ts";
import { forgetQuestionnaireOnLogout } from "@/features/questionnaire/forget-draft.ts";
import { forgetProfileOnLogout } from "@/features/therapist/forget-draft.ts";
import { routes } from "./routes.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no element with the id root.");

forgetDraftOnLogout();
forgetMatchmakerOnLogout();
forgetQuestionnaireOnLogout();
forgetProfileOnLogout();

// A font that is late where it is first used is not used at all; what the page itself needs goes first.
window.addEventListener("load", () => {
  for (const font of ["1em 'Figtree Variable'", "1em Newsreader", "italic 1em Newsreader"]) {
    // Without it the page is read in the font that stands in for it.
    document.fonts.load(font).catch(() => undefined);
  }
});

// In slices: the page answers to a finger while a slow phone puts it together.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>,
  );
});
