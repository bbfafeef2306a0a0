import { QueryClient } from "@tanstack/react-query";
import { ApiError, onSignedOut } from "./api.ts";
import { endSession } from "./session.tsx";

/** What the server refused will be refused again; only what didn't reach it is worth another try. */
function isWorthRetrying(count: number, error: Error): boolean {
  const isRefused = error instanceof ApiError && error.status > 0 && error.status < 500;
  return !isRefused && count < 2;
}

/** The admin's kept answers of the API. */
export function makeQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: isWorthRetrying, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
  onSignedOut(() => endSession(client));
  return client;
}
