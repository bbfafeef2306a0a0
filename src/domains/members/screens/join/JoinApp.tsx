import { Suspense } from "react";
import { messageOf, FailedDocument, FailureBoundary } from "#client";
import { JoinScreen } from "./JoinScreen.tsx";

export { visitorArrival } from "#accounts/card";

/** The screen on which an invitation is accepted, apart from the applications that need an account. */
export function JoinApp() {
  return (
    <FailureBoundary fallback={(error) => <FailedDocument message={messageOf(error)} />}>
      <Suspense>
        <JoinScreen />
      </Suspense>
    </FailureBoundary>
  );
}
