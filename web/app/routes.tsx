import { ALTERNATE_BRAND, EXPERTS } from "@rapport/shared/brand.ts";
import { Navigate, type RouteObject } from "react-router";
import { ClientProfileAlias } from "./client-profile-alias.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { ClientGuard } from "./guards/client-guard.tsx";
import { RoleGuard } from "./guards/role-guard.tsx";
import { Root } from "./root.tsx";
import { StartingScreen } from "./starting-screen.tsx";

/** A page of an expert whose name the route fixes, or, without one, of whom the address names. */
async function expertPage(expert?: string) {
  const { ExpertPage } = await import("@/features/experts/expert-route.tsx");
  return { element: <ExpertPage therapistName={expert} /> };
}

async function contributionPage(expert?: string) {
  const { ContributionPage } = await import("@/features/experts/contribution-route.tsx");
  return { element: <ContributionPage therapistName={expert} /> };
}

/** The two experts have routes of their own, which win over the generic one. */
const expertRoutes: RouteObject[] = [
  ...EXPERTS.flatMap((name) => [
    { path: name, lazy: () => expertPage(name) },
    { path: `${name}/contribution/:contributionId`, lazy: () => contributionPage(name) },
  ]),
  { path: ":therapistName", lazy: () => expertPage() },
  { path: ":therapistName/contribution/:contributionId", lazy: () => contributionPage() },
];

/** What only developers look at: the built site has neither the route nor the page. */
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: "_design", lazy: () => import("@/features/design/route.tsx") }]
  : [];

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: StartingScreen,
    children: [
      { index: true, lazy: () => import("@/features/landing/route.tsx") },
      { path: "login", lazy: () => import("@/features/account/login-route.tsx") },
      { path: "register", lazy: () => import("@/features/account/register-route.tsx") },
      { path: "clientProfile/*", Component: ClientProfileAlias },
      {
        lazy: () => import("./server-data.tsx"),
        children: [
          ...expertRoutes,
          { path: "client-assessment", lazy: () => import("@/features/assessment/route.tsx") },
          { path: "natural-matchmaker", lazy: () => import("@/features/matchmaker/route.tsx") },
          {
            Component: ClientGuard,
            children: [
              { path: "client-profile/*", lazy: () => import("@/features/client/route.tsx") },
            ],
          },
          {
            element: <RoleGuard only="therapist" otherRoleTo="/login" />,
            children: [
              {
                path: "therapist-questionnaire",
                lazy: () => import("@/features/questionnaire/route.tsx"),
              },
            ],
          },
          {
            element: <RoleGuard only="therapist" otherRoleTo="/" />,
            children: [
              {
                path: "therapist-dashboard/*",
                lazy: () => import("@/features/therapist/route.tsx"),
              },
            ],
          },
          {
            element: <RoleGuard only="admin" otherRoleTo="/" />,
            children: [
              { path: "admin-dashboard", lazy: () => import("@/features/admin/route.tsx") },
            ],
          },
        ],
      },
      { path: "pitch", lazy: () => import("@/features/pitch/route.tsx") },
      { path: ALTERNATE_BRAND.slug, lazy: () => import("@/features/stillwater/route.tsx") },
      ...developmentRoutes,
      { path: "*", element: <Navigate to="/" replace /> },
    ],
  },
];
