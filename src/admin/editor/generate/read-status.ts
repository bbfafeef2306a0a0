import type { QueryClient } from "@tanstack/react-query";
import type { AiStatus } from "#editor";
import { getJson } from "../../api.ts";
import type { SavedSettings } from "../../settings/saved-settings.ts";

/** What `GET /api/ai` tells, as far as it concerns the editor. */
type Offer = Pick<AiStatus, "models" | "defaultModel" | "notice"> & { configured: boolean; message?: string };

const NOT_SET_UP = "AI is not set up on this server.";

/** Reads which models can be asked, and what the site says of itself. @throws ApiError */
export async function readStatus(client: QueryClient): Promise<AiStatus> {
  const [offer, settings] = await Promise.all([
    client.fetchQuery({
      queryKey: ["/api/ai"],
      queryFn: ({ signal }) => getJson<Offer>("/api/ai", {}, signal),
    }),
    client.fetchQuery({
      queryKey: ["/api/settings"],
      queryFn: ({ signal }) => getJson<SavedSettings>("/api/settings", {}, signal),
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
