import { z } from "zod";
import { altText, color, href, imageSrc, listOf, styleOf, text } from "../fields.ts";

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

/** Logos of partners, providers and standards (spec 3). */
export const schema = z.looseObject({
  style: styleOf(["simple", "withBrand", "custom", "scroll"]),
  headline: text().optional(),
  logos: listOf(logo, "logo", "alt")
    .min(1)
    .meta({ model: "known", fallback: [{ name: "[Add a real logo]" }] }),
  color: color().optional(),
});

export type LogoClouds = z.output<typeof schema>;
export type LogoContent = LogoClouds["logos"][number];
