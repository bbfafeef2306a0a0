import type { QueryClient } from "@tanstack/react-query";
import type { AiStatus } from "#editor";
import { call } from "../../call.ts";

const NOT_SET_UP = "AI is not set up on this server.";

/** Reads the available models and the site's facts. @throws ApiError */
export async function readStatus(client: QueryClient): Promise<AiStatus> {
  const [offer, settings] = await Promise.all([
    client.fetchQuery({
      queryKey: ["/api/ai"],
      queryFn: ({ signal }) => call("GET /api/ai", { signal }),
    }),
    client.fetchQuery({
      queryKey: ["/api/settings"],
      queryFn: ({ signal }) => call("GET /api/settings", { signal }),
    }),
  ]);
  const { siteName, description, facts } = { ...settings.defaults, ...settings };
  return {
    unavailable: offer.configured ? undefined : (offer.message ?? NOT_SET_UP),
    notice: offer.notice,
    models: offer.models,
    defaultModel: offer.defaultModel,
    facts: [...new Set([siteName, description, ...facts])].filter((fact): fact is string => Boolean(fact)),
  };
}
