import { StillwaterPage } from "./stillwater-page.tsx";

/** The alternate landing page for who comes from another page of the app. */
export function Component() {
  return <StillwaterPage />;
}
