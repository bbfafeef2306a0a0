import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense } from "react";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { makeQueryClient } from "./query-client.ts";
import { sessionQuery } from "./session.tsx";
import { LoadFailure } from "./shell/LoadFailure.tsx";
import { RouteFailure } from "./shell/RouteFailure.tsx";
import { Shell } from "./shell/Shell.tsx";

const client = makeQueryClient();
void client.prefetchQuery(sessionQuery);
const router = createBrowserRouter([{ path: "/admin/*", element: <Shell />, errorElement: <RouteFailure /> }]);

/** Everything below /admin. */
export function AdminApp() {
  return (
    <QueryClientProvider client={client}>
      <LoadFailure>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </LoadFailure>
    </QueryClientProvider>
  );
}
