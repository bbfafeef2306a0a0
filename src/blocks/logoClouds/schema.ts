import { z } from "zod";
import { altText, color, href, imageSrc, listOf, longText, requiredText, styleOf, text } from "../fields.ts";

const logo = z
  .looseObject({
    src: imageSrc().meta({ title: "Logo" }).optional(),
    srcDark: imageSrc().meta({ title: "Logo in dark mode", model: "never" }).optional(),
    alt: altText("src", "srcDark").meta({ title: "Alt text", says: "name" }).optional(),
    href: href().meta({ title: "Link" }).optional(),
    /** Shown as text beside the logo, or instead of it; empty for a logo that contains its name. */
    name: text()
      .meta({ says: "name", captionOf: ["src", "srcDark"] })
      .optional(),
    /** Which strip of the scroll style: the first one unless this says 2. */
    row: z.int().min(1).max(2).optional(),
  })
  .superRefine(({ src, srcDark, alt, name }, context) => {
    if (src || srcDark || alt || name) return;
    context.addIssue({ code: "custom", path: ["src"], message: "Please fill in this field" });
  });

/** One person's words about the companies' shared experience. */
const quote = z.looseObject({
  text: longText().meta({ title: "Words", says: "quotation" }),
  name: text().meta({ says: "name" }).optional(),
  role: text().meta({ title: "Role and company" }).optional(),
  sample: z.boolean().meta({ marksSample: true }).optional(),
});

/** A number beside its meaning. */
const figure = z.looseObject({
  value: requiredText().meta({ title: "Figure", says: "figure", placeholder: "25 min", model: "known" }),
  label: requiredText().meta({ title: "What it counts" }),
});

/**
 * Logos of partners, providers and standards (spec 3). Beyond the specification: the styles `tiles`, `quote` and `stats`,
 * the quotation that only `quote` shows, and the figures that only `stats` shows.
 */
export const schema = z.looseObject({
  style: styleOf(["simple", "withBrand", "custom", "scroll", "tiles", "quote", "stats"]),
  headline: text().optional(),
  logos: listOf(logo, "logo", "alt")
    .min(1)
    .meta({ model: "known", fallback: [{ name: "[Add a real logo]" }] }),
  quote: quote
    .meta({ model: "never" })
    .optional()
    .meta({ shownIn: ["quote"] }),
  figures: listOf(figure, "figure", "label")
    .meta({ model: "known" })
    .optional()
    .meta({ shownIn: ["stats"] }),
  color: color().optional(),
});

export type LogoClouds = z.output<typeof schema>;
export type LogoContent = LogoClouds["logos"][number];
