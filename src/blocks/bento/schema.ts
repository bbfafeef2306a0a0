import { z } from "zod";
import {
  color,
  copyFields,
  ctaList,
  iconName,
  link,
  listOf,
  longText,
  requiredText,
  styleOf,
  text,
  pictureFields,
} from "../fields.ts";

/** Cells of different sizes that fill a rectangle. */
export const schema = z.looseObject({
  style: styleOf(["cards", "lines", "captions", "poster"]),
  ...copyFields(),
  cta: ctaList().optional(),
  items: listOf(
    z.looseObject({
      size: z.enum(["small", "wide", "tall", "large"]).meta({ title: "Size" }).optional(),
      ground: z.enum(["plain", "tint", "brand", "deep"]).meta({ title: "Background", model: "never" }).optional(),
      figure: text().meta({ says: "figure", model: "known" }).optional(),
      icon: iconName().optional(),
      title: requiredText(),
      description: longText().optional(),
      ...pictureFields(),
      link: link().optional(),
    }),
    "cell",
    "title",
  ).min(1),
  color: color().optional(),
});

export type Bento = z.output<typeof schema>;
export type BentoItem = Bento["items"][number];
