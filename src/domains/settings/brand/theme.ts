import { z } from "zod";
import { keysOf, parseHex } from "#shared";
import { BODY_FONT_NAMES } from "./body-fonts.ts";
import { HEADING_FONT_NAMES } from "./heading-fonts.ts";
import { THEME_CHOICES } from "./theme-choices.ts";

const hexColour = () =>
  z
    .string()
    .overwrite((text) => parseHex(text) ?? text)
    .refine((text) => parseHex(text) === text, "Enter a colour such as #0d5a52");

/** The settings that make up the theme. Each is optional; without any the site has the shipped look. */
export const themeSchema = z.object({
  brandColor: hexColour(),
  accentColor: hexColour(),
  neutrals: z.enum(keysOf(THEME_CHOICES.neutrals)),
  headingFont: z.enum(HEADING_FONT_NAMES),
  bodyFont: z.enum(BODY_FONT_NAMES),
  radius: z.enum(keysOf(THEME_CHOICES.radius)),
  buttonStyle: z.enum(keysOf(THEME_CHOICES.buttonStyle)),
  density: z.enum(keysOf(THEME_CHOICES.density)),
  pageWidth: z.enum(keysOf(THEME_CHOICES.pageWidth)),
  scheme: z.enum(keysOf(THEME_CHOICES.scheme)),
  motion: z.enum(keysOf(THEME_CHOICES.motion)),
});

/** A theme: the values that differ from the shipped look. */
export type Theme = Partial<z.output<typeof themeSchema>>;
