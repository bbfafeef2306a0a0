import { z } from "zod";
import { checkChanges } from "#settings";
import { LOCALES, ok } from "#shared";
import type { Services } from "../services.ts";
import { apiRoute, userOf, type ApiRoute } from "./api-route.ts";

/**
 * What was changed, flat; `defaults` are the values of what wasn't, and `fonts` the addresses of the heading faces' rules
 * for a preview (the first face is part of every stylesheet), `locales` the languages to choose from.
 */
function answerOf({ settings, assets }: Services) {
  const fonts = Object.fromEntries(Object.entries(assets.faces).map(([name, { href }]) => [name, href]));
  return { ...settings.stored, defaults: settings.defaults, fonts, locales: LOCALES };
}

/** Reading for everyone who edits pages, changing for administrators. */
export const settingsRoutes: readonly ApiRoute[] = [
  apiRoute({
    method: "GET",
    path: "/api/settings",
    permission: "settings.view",
    handle: async ({ services }) => ok(answerOf(services)),
  }),
  apiRoute({
    method: "PATCH",
    path: "/api/settings",
    permission: "settings.edit",
    body: z.record(z.string(), z.unknown()),
    handle: async (request) => {
      const changes = checkChanges(request.body);
      if (!changes.ok) return changes;
      await request.services.settings.change(changes.value, userOf(request).id);
      return ok(answerOf(request.services));
    },
  }),
];
