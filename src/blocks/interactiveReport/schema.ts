import { z } from "zod";
import {
  altText,
  headlineFields,
  iconName,
  imageSrc,
  listOf,
  longText,
  requiredText,
  styleOf,
  text,
} from "../fields.ts";

/** Tabs, each with a picture and what it shows (spec 3). `content.imageAlt` is the picture's alternative text. */
export const schema = z.looseObject({
  style: styleOf(["modern"]),
  ...headlineFields(),
  features: listOf(
    z.looseObject({
      title: requiredText(),
      description: text().optional(),
      icon: iconName().optional(),
      content: z.looseObject({
        title: text(),
        description: longText(),
        image: imageSrc(),
        imageAlt: altText("image").optional(),
        className: text()
          .meta({
            title: "Picture placement",
            placeholder: "object-cover, object-contain or object-top",
            model: "never",
          })
          .optional(),
      }),
    }),
    "feature",
    "title",
  ).min(1),
});

export type InteractiveReport = z.output<typeof schema>;
