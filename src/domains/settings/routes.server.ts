import { checkChanges } from "./changes.ts";
import { settingsContract } from "./contract.ts";
import { LOCALES, ok } from "#shared";
import { serveWith } from "#contract/server";
import type { SettingsStore } from "./settings.server.ts";

type Needs = { settings: SettingsStore; assets: { faces: Readonly<Record<string, { href: string }>> } };

/** `fonts` are the heading faces whose rules aren't in every stylesheet. */
function answerOf({ settings, assets }: Needs) {
  const fonts = Object.fromEntries(Object.entries(assets.faces).map(([name, { href }]) => [name, href]));
  return { ...settings.stored, defaults: settings.defaults, fonts, locales: [...LOCALES] };
}

export const settingsRoutes = serveWith<Needs>()(settingsContract, {
  readSettings: ({ services }) => ok(answerOf(services)),
  changeSettings: async ({ services, body, user }) => {
    const changes = checkChanges(body);
    if (!changes.ok) return changes;
    await services.settings.change(changes.value, user.id);
    return ok(answerOf(services));
  },
});
