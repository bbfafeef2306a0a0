import { z } from "zod";
import { color, copyFields, ctaList, position, textWithLink } from "../fields.ts";

/** The opening of a page or of a part of it (spec 3, shared copy fields). */
export const schema = z.looseObject({
  ...copyFields(),
  position: position().optional(),
  color: color().optional(),
  cta: ctaList().optional(),
  bottomText: textWithLink().optional(),
});

export type Heading = z.output<typeof schema>;
