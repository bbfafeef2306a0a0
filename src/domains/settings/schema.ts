import { z } from "zod";
import { line } from "#contract";
import { LOCALES, safeImageSrc } from "#shared";
import { themeSchema } from "./brand/theme.ts";
import type { OwnFont } from "./fonts/own-font.ts";

const MAX_ADDRESS = 2000;
const MAX_FACTS = 50;

const filled = (max: number) => line(max, "Enter something, or remove it");
const lines = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll(/[^\P{Cc}\n]+/gu, " ").trim())
    .max(max, `At most ${max} characters`);

const MAX_TOKENS = 1_000_000_000_000;
const MAX_DOLLARS = 1_000_000;
const NOT_WHOLE = "Enter a whole number, such as 2000000";
const NOT_DOLLARS = "Enter an amount in US dollars, such as 25 or 12.50";

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);
const webAddress = () => line(MAX_ADDRESS).refine(isWebAddress, "Enter an address that begins with https://");

/** On this site or another one; a data URL would be repeated in every page. */
const imageAddress = () =>
  z
    .string()
    .overwrite((text) => safeImageSrc(text) ?? text)
    .max(MAX_ADDRESS, `At most ${MAX_ADDRESS} characters`)
    .refine(
      (text) => safeImageSrc(text) !== undefined && !/^data:/i.test(text),
      "This address can’t be used for an image",
    );

const fontId = () => z.string().regex(/^[\da-f-]{36}$/, "Font not found");

/** The site's settings. Every field is optional; an unset one has the environment's or the shipped value. */
export const settingsSchema = z.object({
  logo: imageAddress(),
  logoDark: imageAddress(),
  favicon: imageAddress(),
  ...themeSchema.shape,
  /** The id of an uploaded font that headings have instead of `headingFont`. */
  ownHeadingFont: fontId(),
  /** The same for texts, instead of `bodyFont`. */
  ownBodyFont: fontId(),
  siteName: filled(60),
  description: filled(300),
  /** Shown after the thanks for a request: when the team answers. Nothing is promised unless it is set. */
  replyTime: filled(200),
  /** Whether a sign-up for the newsletter counts once it is confirmed by email. */
  newsletterDoubleOptIn: z.boolean("Enter true or false"),
  audience: lines(1000),
  tone: lines(1000),
  facts: z.array(filled(300)).max(MAX_FACTS, `At most ${MAX_FACTS} facts`),
  /** The budget of language models for a calendar month (UTC); no limit unless set. */
  aiBudgetTokens: z.int(NOT_WHOLE).min(0, NOT_WHOLE).max(MAX_TOKENS, "At most 1000000000000 tokens"),
  /** The same in US dollars. Models whose price isn't known count by tokens only. */
  aiBudgetCost: z.number(NOT_DOLLARS).min(0, NOT_DOLLARS).max(MAX_DOLLARS, "At most 1000000 US dollars"),
  /** Whether a request may bring its own key for the providers of language models. */
  aiOwnKeys: z.boolean("Enter true or false"),
  /** Whether administrators have hidden the list of what a new site still needs. */
  gettingStartedHidden: z.boolean("Enter true or false"),
  instagram: webAddress(),
  twitter: webAddress(),
  github: webAddress(),
  discord: webAddress(),
  linkedin: webAddress(),
  youtube: webAddress(),
  launchPostId: z
    .string()
    .trim()
    .max(100, "At most 100 characters")
    .regex(/^[\w-]+$/, "Letters, digits, - and _ only"),
  launchUrl: webAddress(),
  launchImageUrl: webAddress(),
  /**
   * The language that new pages begin in. The language of addresses without a prefix stays `DEFAULT_LOCALE`: another
   * one would change the address of every existing page.
   */
  defaultLocale: z.enum(LOCALES),
});

export type SettingName = keyof typeof settingsSchema.shape;

/** The settings that were changed. */
export type Settings = Partial<z.output<typeof settingsSchema>>;

/** Values of settings that weren't changed. */
export const settingsDefaults = settingsSchema
  .pick({
    siteName: true,
    headingFont: true,
    facts: true,
    launchPostId: true,
    launchUrl: true,
    launchImageUrl: true,
    defaultLocale: true,
  })
  .partial({ launchPostId: true });
export type SettingsDefaults = z.output<typeof settingsDefaults>;

/** The effective settings. */
export type CurrentSettings = Settings & SettingsDefaults & { ownFonts?: readonly OwnFont[] };

/** @returns whether a setting of this name exists. */
export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingsSchema.shape, name);
}
