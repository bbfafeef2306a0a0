import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense } from "react";
import { Route, Routes, unstable_HistoryRouter as HistoryRouter } from "react-router";
import { messageOf, FailedDocument, FailureBoundary, makeHistory, makeQueryClient, sessionQuery } from "#client";
import { OwnShell } from "./OwnShell.tsx";

const client = makeQueryClient();
/** Resolves once the session is known, or couldn't be loaded. */
export const sessionArrival = client.prefetchQuery(sessionQuery);
const history = makeHistory();

/** Everything below /account: for people who belong to organisations. */
export function OwnApp() {
  return (
    <QueryClientProvider client={client}>
      <FailureBoundary fallback={(error) => <FailedDocument message={messageOf(error)} />}>
        <Suspense>
          <HistoryRouter history={history}>
            <Routes>
              <Route path="/account/*" element={<OwnShell />} />
            </Routes>
          </HistoryRouter>
        </Suspense>
      </FailureBoundary>
    </QueryClientProvider>
  );
}
