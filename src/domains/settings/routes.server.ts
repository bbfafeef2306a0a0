import { checkChanges } from "./changes.ts";
import { settingsContract } from "./contract.ts";
import { LOCALES, ok } from "#shared";
import { serveWith } from "#contract/server";
import type { Database } from "#db";
import type { MediaStore } from "#media/server";
import { addFont, removeFont } from "./fonts/own-fonts.server.ts";
import type { SettingsStore } from "./settings.server.ts";

type Needs = {
  database: Database;
  media: MediaStore;
  settings: SettingsStore;
  assets: { faces: Readonly<Record<string, { href: string }>> };
};

/** `fonts` are the heading faces whose rules aren't in every stylesheet. */
function answerOf({ settings, assets }: Pick<Needs, "settings" | "assets">) {
  const fonts = Object.fromEntries(Object.entries(assets.faces).map(([name, { href }]) => [name, href]));
  return {
    ...settings.stored,
    defaults: settings.defaults,
    fonts,
    ownFonts: [...(settings.current.ownFonts ?? [])],
    locales: [...LOCALES],
  };
}

export const settingsRoutes = serveWith<Needs>()(settingsContract, {
  readSettings: ({ services }) => ok(answerOf(services)),
  changeSettings: async ({ services, body: { was, ...body }, user }) => {
    const changes = checkChanges(body);
    if (!changes.ok) return changes;
    const changed = await services.settings.change(changes.value, user.id, was);
    return changed.ok ? ok(answerOf(services)) : changed;
  },
  addFont: async ({ services, query, user, raw }) => {
    const content = Buffer.from(await raw.arrayBuffer());
    const { name, licence, file: fileName } = query;
    return addFont(services, { content, name, licence, fileName }, user.id);
  },
  removeFont: async ({ services, params, user }) => {
    const removed = await removeFont(services, params.id, user.id);
    return removed.ok ? ok({ ownFonts: [...removed.value] }) : removed;
  },
});
