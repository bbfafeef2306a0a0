import { z } from "zod";
import { color, grid, href, imageSrc, listOf, longText, requiredText, styleOf, text } from "../fields.ts";

/** An id of another service. */
const id = () => text().meta({ says: "nothing" });

/**
 * What people say (spec 3). Beyond the specification: `sample`, which marks an invented quote, the styles after
 * `carousel`, the figure that only `results` shows, and the video that only `video` shows. A model only chooses the topics
 * of testimonials.
 */
export const schema = z.looseObject({
  style: styleOf(["simple", "scroll", "carousel", "wall", "spotlight", "results", "video"]),
  headline: requiredText(),
  subheadline: longText().optional(),
  faqQuestion: text().optional(),
  faqAnswer: longText().optional(),
  items: listOf(
    z.looseObject({
      name: requiredText().meta({ says: "name", model: "never", fallback: "[Add a name]" }),
      avatar: imageSrc().meta({ model: "never" }).optional(),
      quote: longText().min(1).meta({ says: "quotation", model: "quoted", fallback: "[Add a real quote: {title}]" }),
      title: text().meta({ model: "topic" }).optional(),
      role: text().meta({ model: "quoted", fallback: "[Add a role]" }).optional(),
      company: text().meta({ says: "name", model: "never" }).optional(),
      companyUrl: href().meta({ title: "Company website", model: "never" }).optional(),
      personalWebsite: href().meta({ model: "never" }).optional(),
      quoteUrl: href().meta({ title: "Link to the quote", model: "never" }).optional(),
      figure: text().meta({ says: "figure", placeholder: "25 min", model: "never" }).optional(),
      figureLabel: text().meta({ title: "What the figure counts", model: "never" }).optional(),
      video: href().meta({ title: "Video address", model: "never" }).optional(),
      poster: imageSrc().meta({ title: "Poster image", model: "never" }).optional(),
      logoLightMode: imageSrc().meta({ model: "never" }).optional(),
      logoDarkMode: imageSrc().meta({ model: "never" }).optional(),
      createdAt: text().meta({ placeholder: "2026-01-31", model: "never" }).optional(),
      sample: z.boolean().meta({ marksSample: true, model: "never", fallback: true }).optional(),
    }),
    "testimonial",
    "name",
  ).min(1),
  reviews: z
    .looseObject({
      trustpilot: z
        .looseObject({ templateId: id(), businessUnitId: id(), href: href().meta({ title: "Link" }) })
        .optional(),
    })
    .meta({ model: "never" })
    .optional(),
  grid: grid().optional(),
  color: color().optional(),
});

export type Testimonials = z.output<typeof schema>;
export type Testimonial = Testimonials["items"][number];
