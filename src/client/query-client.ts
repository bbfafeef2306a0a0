import { QueryClient } from "@tanstack/react-query";
import { isRefusal, onSignedOut } from "./api.ts";
import { endSession } from "./session.tsx";

const MAX_RETRIES = 2;

/** The admin's cache of API answers. */
export function makeQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => !isRefusal(error) && count < MAX_RETRIES,
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
  onSignedOut(() => endSession(client));
  return client;
}
