import { z } from "zod";
import { altText, color, copyFields, ctaList, href, imageSrc, styleOf, textWithLink } from "../fields.ts";

/** One video (spec 3). `image` and `imageAlt`, the poster, are beyond the specification. */
export const schema = z.looseObject({
  style: styleOf(["simple"]),
  ...copyFields(),
  src: href().min(1).meta({ title: "Video address", placeholder: "https://www.youtube.com/watch?v=" }),
  image: imageSrc().meta({ title: "Poster image" }).optional(),
  imageAlt: altText("image").meta({ title: "Poster description" }).optional(),
  cta: ctaList().optional(),
  bottomText: textWithLink().optional(),
  color: color().optional(),
});

export type Video = z.output<typeof schema>;
