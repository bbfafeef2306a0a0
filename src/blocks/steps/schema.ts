import { z } from "zod";
import {
  altText,
  color,
  ctaList,
  headlineFields,
  imageSrc,
  link,
  listOf,
  longText,
  requiredText,
  styleOf,
} from "../fields.ts";

/** Steps with pictures, numbered by their position. */
export const schema = z.looseObject({
  style: styleOf(["alternating", "cards", "line", "strip"]),
  ...headlineFields(),
  items: listOf(
    z.looseObject({
      title: requiredText().meta({ captionOf: ["image"] }),
      description: longText().optional(),
      image: imageSrc().meta({ model: "never" }).optional(),
      imageAlt: altText("image").meta({ model: "never" }).optional(),
      link: link().optional(),
    }),
    "step",
    "title",
  ).min(1),
  cta: ctaList().optional(),
  color: color().optional(),
});

export type Steps = z.output<typeof schema>;
export type Step = Steps["items"][number];
