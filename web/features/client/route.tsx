import { Navigate, Route, Routes } from "react-router";
import { useSession } from "@/lib/session.ts";
import { ClientFrame } from "./components/client-frame.tsx";
import { DashboardTab } from "./components/dashboard-tab.tsx";
import { PersonalityTab } from "./components/personality-tab.tsx";
import { ResponsesTab } from "./components/responses-tab.tsx";

/** `/client-profile/*`: the client's own area, behind the client guard. */
export function Component() {
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <Routes>
      <Route element={<ClientFrame key={user.id} user={user} />}>
        <Route index element={<DashboardTab />} />
        <Route path="responses" element={<ResponsesTab />} />
        <Route path="personality" element={<PersonalityTab />} />
        <Route path="*" element={<Navigate to="/client-profile" replace />} />
      </Route>
    </Routes>
  );
}
