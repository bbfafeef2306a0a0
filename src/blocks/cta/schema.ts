import { z } from "zod";
import {
  altText,
  color,
  ctaList,
  imageSrc,
  listOf,
  longText,
  requiredText,
  styleOf,
  text,
  textWithLink,
} from "../fields.ts";

/** A call to action. Only `split` shows the picture, and only `checklist` the points. */
export const schema = z.looseObject({
  style: styleOf(["band", "split", "card", "checklist", "bar", "link"]),
  topText: textWithLink().optional(),
  headline: requiredText(),
  description: longText().optional(),
  image: imageSrc().optional(),
  imageAlt: altText("image").optional(),
  pointsTitle: text().meta({ title: "Title of the points" }).optional(),
  points: listOf(z.looseObject({ text: requiredText() }), "point", "text").optional(),
  cta: ctaList().optional(),
  bottomText: textWithLink().optional(),
  color: color().optional(),
});

export type Cta = z.output<typeof schema>;
