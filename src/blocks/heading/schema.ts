import { z } from "zod";
import { color, ctaList, longText, position, requiredText, textWithLink } from "../fields.ts";

/** The opening of a page or of a part of it (spec 3, shared copy fields). */
export const schema = z.looseObject({
  topText: textWithLink().optional(),
  headline: requiredText(),
  subheadline: longText().optional(),
  position: position().optional(),
  color: color().optional(),
  cta: ctaList().optional(),
  bottomText: textWithLink().optional(),
});

export type Heading = z.output<typeof schema>;
