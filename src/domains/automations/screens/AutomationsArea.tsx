import { Navigate, Route } from "react-router";
import { AreaRoutes, useSession } from "#client";
import { AUTOMATIONS } from "./addresses.ts";
import { AutomationScreen } from "./editor/AutomationScreen.tsx";
import { AutomationsScreen } from "./list/AutomationsScreen.tsx";

/** The area "Automations": the list, and the editor of one. */
export function AutomationsArea() {
  const mayAdd = useSession().may("automation.manage");
  return (
    <AreaRoutes>
      <Route index element={<AutomationsScreen />} />
      <Route path="new" element={mayAdd ? <AutomationScreen /> : <Navigate to={AUTOMATIONS} replace />} />
      <Route path=":id" element={<AutomationScreen />} />
    </AreaRoutes>
  );
}
