import { Application } from "./Application.tsx";
import { Shell } from "./shell/Shell.tsx";

export { sessionArrival } from "./Application.tsx";

/** Everything below /admin. */
export function AdminApp() {
  return (
    <Application path="/admin/*">
      <Shell />
    </Application>
  );
}
