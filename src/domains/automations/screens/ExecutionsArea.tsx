import { Route } from "react-router";
import { AreaRoutes } from "#client";
import { ExecutionScreen } from "./executions/ExecutionScreen.tsx";
import { ExecutionsScreen } from "./executions/ExecutionsScreen.tsx";

/** The area "Executions": the list, and one with its steps. */
export function ExecutionsArea() {
  return (
    <AreaRoutes>
      <Route index element={<ExecutionsScreen />} />
      <Route path=":id" element={<ExecutionScreen />} />
    </AreaRoutes>
  );
}
