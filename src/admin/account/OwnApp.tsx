import { Application } from "../Application.tsx";
import { OwnShell } from "./OwnShell.tsx";

export { sessionArrival } from "../Application.tsx";

/** Everything below /account: for people who belong to organisations. */
export function OwnApp() {
  return (
    <Application path="/account/*">
      <OwnShell />
    </Application>
  );
}
