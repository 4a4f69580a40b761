// @vitest-environment happy-dom
import { ALTERNATE_BRAND, EXPERTS } from "@rapport/shared/brand.ts";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { routes } from "./routes.tsx";

/** The path of the route that answers an address; the start page is "index". */
function routeOf(address: string): string | undefined {
  const route = matchRoutes(routes, address)?.at(-1)?.route;
  return route?.index ? "index" : route?.path;
}

const [first] = EXPERTS;

test.each([
  ["/", "index"],
  ["/login", "login"],
  ["/register", "register"],
  ["/pitch", "pitch"],
  [`/${ALTERNATE_BRAND.slug}`, ALTERNATE_BRAND.slug],
  ["/client-assessment", "client-assessment"],
  ["/natural-matchmaker", "natural-matchmaker"],
  ["/therapist-questionnaire", "therapist-questionnaire"],
  ["/therapist-dashboard", "therapist-dashboard/*"],
  ["/therapist-dashboard/questions", "therapist-dashboard/*"],
  ["/therapist-dashboard/requests", "therapist-dashboard/*"],
  ["/therapist-dashboard/availability", "therapist-dashboard/*"],
  ["/client-profile", "client-profile/*"],
  ["/client-profile/personality", "client-profile/*"],
  ["/clientProfile", "clientProfile/*"],
  ["/admin-dashboard", "admin-dashboard"],
  [`/${first}`, first],
  [`/${first}/contribution/42`, `${first}/contribution/:contributionId`],
  ["/somebody", ":therapistName"],
  ["/somebody/contribution/42", ":therapistName/contribution/:contributionId"],
  ["/somebody/else", "*"],
  ["/login/again", "*"],
  ["/a/b/c/d", "*"],
])("%s is answered by %s", (address, route) => {
  expect(routeOf(address)).toBe(route);
});
