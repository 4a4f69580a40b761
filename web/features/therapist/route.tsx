import { Navigate, Route, Routes } from "react-router";
import { useSession } from "@/lib/session.ts";
import { AvailabilityTab } from "./components/availability-tab.tsx";
import { ProfileTab } from "./components/profile-tab.tsx";
import { QuestionsTab } from "./components/questions-tab.tsx";
import { SessionRequestsTab } from "./components/session-requests-tab.tsx";
import { TherapistFrame } from "./components/therapist-frame.tsx";

/** `/therapist-dashboard/*`: the therapist's own area, behind the therapist guard. */
export function Component() {
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <Routes>
      <Route element={<TherapistFrame user={user} />}>
        <Route index element={<ProfileTab />} />
        <Route path="questions" element={<QuestionsTab />} />
        <Route path="requests" element={<SessionRequestsTab />} />
        <Route path="availability" element={<AvailabilityTab />} />
        <Route path="*" element={<Navigate to="/therapist-dashboard" replace />} />
      </Route>
    </Routes>
  );
}
