import { Route, Routes } from "react-router";
import { AutomationScreen } from "./editor/AutomationScreen.tsx";
import { AutomationsScreen } from "./list/AutomationsScreen.tsx";

/** The area "Automations": the list, and the editor of one. */
export function AutomationsArea() {
  return (
    <Routes>
      <Route index element={<AutomationsScreen />} />
      <Route path="new" element={<AutomationScreen />} />
      <Route path=":id" element={<AutomationScreen />} />
    </Routes>
  );
}
