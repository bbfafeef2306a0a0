import { z } from "zod";
import { color, grid, href, imageSrc, listOf, longText, requiredText, styleOf, text } from "../fields.ts";

/** What people say (spec 3). `sample` is beyond the specification: it marks words that nobody has said. */
export const schema = z.looseObject({
  style: styleOf(["simple", "scroll", "carousel"]),
  headline: requiredText(),
  subheadline: longText().optional(),
  faqQuestion: text().optional(),
  faqAnswer: longText().optional(),
  items: listOf(
    z.looseObject({
      name: requiredText(),
      avatar: imageSrc().optional(),
      quote: longText().min(1),
      title: text().optional(),
      role: text().optional(),
      company: text().optional(),
      companyUrl: href().optional(),
      personalWebsite: href().optional(),
      quoteUrl: href().optional(),
      logoLightMode: imageSrc().optional(),
      logoDarkMode: imageSrc().optional(),
      createdAt: text().meta({ placeholder: "2026-01-31" }).optional(),
      sample: z.boolean().optional(),
    }),
    "testimonial",
    "name",
  ).min(1),
  reviews: z
    .looseObject({
      trustpilot: z.looseObject({ templateId: text(), businessUnitId: text(), href: href() }).optional(),
    })
    .optional(),
  grid: grid().optional(),
  color: color().optional(),
});

export type Testimonials = z.output<typeof schema>;
export type Testimonial = Testimonials["items"][number];
