import { ALTERNATE_BRAND, EXPERTS } from "@rapport/shared/brand.ts";
import { Navigate, type RouteObject } from "react-router";
import { ClientProfileAlias } from "./client-profile-alias.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { ClientGuard } from "./guards/client-guard.tsx";
import { RoleGuard } from "./guards/role-guard.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { Root } from "./root.tsx";

/** Stands where a part of the product is still to come. */
const notOpenYet = () => import("./not-open-yet.tsx");

/** The two experts have routes of their own, which win over the generic one. */
const expertRoutes: RouteObject[] = [...EXPERTS, ":therapistName"].flatMap((name) => [
  { path: name, lazy: notOpenYet },
  { path: `${name}/contribution/:contributionId`, lazy: notOpenYet },
]);

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: LoadingScreen,
    children: [
      { index: true, lazy: () => import("@/features/landing/route.tsx") },
      { path: "login", lazy: () => import("@/features/account/login-route.tsx") },
      { path: "register", lazy: () => import("@/features/account/register-route.tsx") },
      { path: "clientProfile/*", Component: ClientProfileAlias },
      {
        lazy: () => import("./server-data.tsx"),
        children: [
          { path: "client-assessment", lazy: () => import("@/features/assessment/route.tsx") },
          {
            Component: ClientGuard,
            children: [
              { path: "client-profile/*", lazy: () => import("@/features/client/route.tsx") },
            ],
          },
        ],
      },
      {
        element: <RoleGuard only="therapist" otherRoleTo="/login" />,
        children: [{ path: "therapist-questionnaire", lazy: notOpenYet }],
      },
      {
        element: <RoleGuard only="therapist" otherRoleTo="/" />,
        children: [{ path: "therapist-dashboard/*", lazy: notOpenYet }],
      },
      {
        element: <RoleGuard only="admin" otherRoleTo="/" />,
        children: [{ path: "admin-dashboard", lazy: notOpenYet }],
      },
      { path: "natural-matchmaker", lazy: notOpenYet },
      { path: "pitch", lazy: notOpenYet },
      { path: ALTERNATE_BRAND.slug, lazy: notOpenYet },
      ...expertRoutes,
      { path: "*", element: <Navigate to="/" replace /> },
    ],
  },
];
