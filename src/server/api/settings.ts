import { checkChanges, settingsContract } from "#settings";
import { LOCALES, ok } from "#shared";
import type { Services } from "../services.ts";
import { serve } from "./serve.ts";

/** Fonts are the heading faces whose rules aren't part of every stylesheet. */
function answerOf({ settings, assets }: Services) {
  const fonts = Object.fromEntries(Object.entries(assets.faces).map(([name, { href }]) => [name, href]));
  return { ...settings.stored, defaults: settings.defaults, fonts, locales: [...LOCALES] };
}

export const settingsRoutes = serve(settingsContract, {
  readSettings: ({ services }) => ok(answerOf(services)),
  changeSettings: async ({ services, body, user }) => {
    const changes = checkChanges(body);
    if (!changes.ok) return changes;
    await services.settings.change(changes.value, user.id);
    return ok(answerOf(services));
  },
});
