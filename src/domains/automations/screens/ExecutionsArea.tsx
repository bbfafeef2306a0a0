import { Route, Routes } from "react-router";
import { ExecutionScreen } from "./executions/ExecutionScreen.tsx";
import { ExecutionsScreen } from "./executions/ExecutionsScreen.tsx";

/** The area "Executions": the list, and one with its steps. */
export function ExecutionsArea() {
  return (
    <Routes>
      <Route index element={<ExecutionsScreen />} />
      <Route path=":id" element={<ExecutionScreen />} />
    </Routes>
  );
}
