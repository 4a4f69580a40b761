import { Alert } from "@/components/ui/alert.tsx";
import { useSession } from "@/lib/session.ts";

/** Tells a guest that nothing they answered is lost by what they are about to do. */
export function GuestNote() {
  const isGuest = useSession((session) => session.user?.isGuest ?? false);
  if (!isGuest) return null;
  return <Alert announce="off">The answers you gave as a guest come along to your account.</Alert>;
}
