import type { User } from "@rapport/shared/contracts/accounts.ts";
import { useOutletContext } from "react-router";

/** What the frame of the client area gives to the page inside. */
export interface ClientArea {
  user: User;
}

export const useClientArea = () => useOutletContext<ClientArea>();
