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

/** A call to action. */
export const schema = z.looseObject({
  style: styleOf(["band", "split", "card", "checklist", "bar", "link"]),
  topText: textWithLink().optional(),
  headline: requiredText(),
  description: longText().optional(),
  image: imageSrc()
    .optional()
    .meta({ shownIn: ["split"] }),
  imageAlt: altText("image")
    .optional()
    .meta({ shownIn: ["split"] }),
  pointsTitle: text()
    .meta({ title: "Title of the points" })
    .optional()
    .meta({ shownIn: ["checklist"] }),
  points: listOf(z.looseObject({ text: requiredText() }), "point", "text")
    .optional()
    .meta({ shownIn: ["checklist"] }),
  cta: ctaList().optional(),
  bottomText: textWithLink().optional(),
  color: color().optional(),
});

export type Cta = z.output<typeof schema>;
