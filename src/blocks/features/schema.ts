import { z } from "zod";
import { MAX_INLINE_SVG, safeImageSrc } from "#shared";
import {
  altText,
  color,
  ctaList,
  grid,
  iconNamed,
  link,
  listOf,
  longText,
  position,
  requiredText,
  styleOf,
  text,
  textWithLink,
  withPictureUse,
} from "../fields.ts";
import { isInlineSvg } from "./inline-svg.ts";

/** A picture: the address of an image, or the text of an SVG (spec 3), which is sanitised where it is rendered. */
const picture = () =>
  withPictureUse(
    z
      .string()
      .max(MAX_INLINE_SVG, `A picture has at most ${MAX_INLINE_SVG.toLocaleString("en")} characters: upload it instead`)
      .refine(
        (value) => value === "" || isInlineSvg(value) || safeImageSrc(value) !== undefined,
        "This is neither an address that can be used for an image nor inline SVG",
      ),
  ).meta({ control: "image" });

/**
 * The features (spec 3). Beyond the specification: the styles after `groups`, the picture's alternative text, and the
 * figure that only `figures` shows.
 */
export const schema = z.looseObject({
  style: styleOf(["cards", "list", "groups", "alternating", "icons", "beside", "figures"]),
  topText: textWithLink().optional(),
  headline: requiredText(),
  subheadline: longText().optional(),
  items: listOf(
    z.looseObject({
      name: requiredText().meta({ captionOf: ["img"] }),
      description: longText(),
      img: picture().meta({ title: "Image address or inline SVG", model: "never" }).optional(),
      imgAlt: altText("img").meta({ title: "Image description", model: "never" }).optional(),
      icon: iconNamed("CircleDot").optional(),
      figure: text().meta({ says: "figure", placeholder: "25 min", model: "known" }).optional(),
      highlight: text().optional(),
      subFeatures: listOf(
        z.looseObject({ name: requiredText(), description: longText().optional() }),
        "sub-feature",
        "name",
      ).optional(),
      logos: z
        .looseObject({
          title: text(),
          items: listOf(
            z.looseObject({
              name: text().meta({ says: "name" }).optional(),
              img: picture().meta({ title: "Image" }).optional(),
            }),
            "logo",
            "name",
          ),
        })
        .meta({ model: "never" })
        .optional(),
      link: link().optional(),
      disabled: z.boolean().optional(),
    }),
    "feature",
    "name",
  ),
  position: position().optional(),
  grid: grid().optional(),
  color: color().optional(),
  cta: ctaList().optional(),
  bottomText: textWithLink().optional(),
});

export type Features = z.output<typeof schema>;
export type Feature = Features["items"][number];
