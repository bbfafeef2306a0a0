import { z } from "zod";
import { route } from "#contract";
import { LOCALES } from "#shared";
import { settingsDefaults, settingsSchema } from "./schema.ts";

/** The settings that were changed, with what a form needs to show and change them. */
const savedSettings = settingsSchema.partial().extend({
  defaults: settingsDefaults.describe("Values of settings that weren't changed"),
  fonts: z
    .record(z.string(), z.string())
    .describe("Addresses of the faces' rules for a preview; the first heading face is part of every stylesheet"),
  locales: z.array(z.enum(LOCALES)).describe("The languages to choose from"),
});
export type SavedSettings = z.output<typeof savedSettings>;

/** Reading for everyone who edits pages, changing for admins. */
export const settingsContract = {
  readSettings: route({
    method: "GET",
    path: "/api/settings",
    summary: "Reads the site's settings with their defaults",
    permission: "settings.view",
    answer: savedSettings,
  }),
  changeSettings: route({
    method: "PATCH",
    path: "/api/settings",
    summary: "Changes the settings that it names",
    permission: "settings.edit",
    // Checked by `checkChanges`, which reports every problem at its field.
    body: z.record(z.string(), z.unknown()).describe("Settings by their names; null resets one"),
    answer: savedSettings,
  }),
};
