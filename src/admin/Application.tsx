import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, type ReactNode } from "react";
import { Route, Routes, unstable_HistoryRouter as HistoryRouter } from "react-router";
import { messageOf, FailedDocument, FailureBoundary, makeHistory, makeQueryClient, sessionQuery } from "#client";

const client = makeQueryClient();
/** Resolves once the session is known, or couldn't be loaded. */
export const sessionArrival = client.prefetchQuery(sessionQuery);
const history = makeHistory();

/** The root of an application for signed-in users. @param path of its screens. */
export function Application({ path, children }: { path: string; children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <FailureBoundary fallback={(error) => <FailedDocument message={messageOf(error)} />}>
        <Suspense>
          <HistoryRouter history={history}>
            <Routes>
              <Route path={path} element={children} />
            </Routes>
          </HistoryRouter>
        </Suspense>
      </FailureBoundary>
    </QueryClientProvider>
  );
}
