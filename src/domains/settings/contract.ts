import { z } from "zod";
import { route } from "#contract";
import { LOCALES } from "#shared";
import { MAX_FONT_BYTES, ownFont } from "./fonts/own-font.ts";
import { settingsDefaults, settingsSchema } from "./schema.ts";

/** The settings that were changed, with what a form needs to show and change them. */
const savedSettings = settingsSchema.partial().extend({
  defaults: settingsDefaults.describe("Values of settings that weren't changed"),
  fonts: z
    .record(z.string(), z.string())
    .describe("Addresses of the faces' rules for a preview; the first heading face is part of every stylesheet"),
  ownFonts: z.array(ownFont).describe("The fonts that were uploaded"),
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
    summary: "Changes the settings that it names; with `was`, only if they still are what you saw",
    permission: "settings.edit",
    // Checked by `checkChanges`, which reports every problem at its field.
    body: z
      .looseObject({ was: z.record(z.string(), z.unknown()).optional() })
      .describe("Settings by their names; null resets one"),
    answer: savedSettings,
  }),
  addFont: route({
    method: "POST",
    path: "/api/settings/fonts",
    summary: "Adds a WOFF2 font of your own",
    permission: "settings.edit",
    query: z.object({
      mayUse: z.literal("true", "Confirm that you may use this font on your website").describe("You may use it"),
      licence: z.string().default("").describe("Under which licence, or where you bought it"),
      name: z.string().default("").describe("What the admin calls it; the font's own name by default"),
      file: z.string().default("").describe("The file's name"),
    }),
    upload: ["font/woff2", "application/octet-stream"],
    // A little more than a font may have, so that a larger one is told its own limit.
    maxBytes: 4 * MAX_FONT_BYTES,
    status: 201,
    answer: ownFont,
  }),
  removeFont: route({
    method: "DELETE",
    path: "/api/settings/fonts/:id",
    summary: "Deletes an own font that isn't used",
    permission: "settings.edit",
    answer: z.object({ ownFonts: z.array(ownFont) }),
  }),
};
