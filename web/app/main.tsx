import "../styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { forgetDraftOnLogout } from "@/features/assessment/forget-draft.ts";
import { forgetQuestionnaireOnLogout } from "@/features/questionnaire/forget-draft.ts";
import { forgetProfileOnLogout } from "@/features/therapist/forget-draft.ts";
import { routes } from "./routes.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no element with the id root.");

forgetDraftOnLogout();
forgetQuestionnaireOnLogout();
forgetProfileOnLogout();

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
);
