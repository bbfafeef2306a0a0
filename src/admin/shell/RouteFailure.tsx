import { useRouteError } from "react-router";
import { ErrorState } from "#ui/kit";
import { failureText } from "./failure-text.ts";

/** What stands in place of everything when a screen outside the shell, or the shell itself, failed. */
export function RouteFailure() {
  const { message } = failureText(useRouteError());
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState message={message} onRetry={() => window.location.reload()} />
    </main>
  );
}
