import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense } from "react";
import { Route, Routes, unstable_HistoryRouter as HistoryRouter } from "react-router";
import { messageOf, FailedDocument, FailureBoundary, makeHistory, makeQueryClient, sessionQuery } from "#client";
import { Shell } from "./shell/Shell.tsx";

const client = makeQueryClient();
/** Resolves once the session is known, or couldn't be loaded. */
export const sessionArrival = client.prefetchQuery(sessionQuery);
const history = makeHistory();

/** Everything below /admin. */
export function AdminApp() {
  return (
    <QueryClientProvider client={client}>
      <FailureBoundary fallback={(error) => <FailedDocument message={messageOf(error)} />}>
        <Suspense>
          <HistoryRouter history={history}>
            <Routes>
              <Route path="/admin/*" element={<Shell />} />
            </Routes>
          </HistoryRouter>
        </Suspense>
      </FailureBoundary>
    </QueryClientProvider>
  );
}
