import { z } from "zod";
import { altText, color, copyFields, ctaList, href, imageSrc, requiredText, styleOf, textWithLink } from "../fields.ts";

/** Content of another site, which is loaded only when a visitor asks for it. */
export const schema = z.looseObject({
  style: styleOf(["simple", "split", "wide", "card"]),
  ...copyFields(),
  src: href().min(1).meta({ title: "Address", placeholder: "https://calendly.com/your-name" }),
  title: requiredText().meta({ title: "What it is", placeholder: "Calendar for a first talk" }),
  image: imageSrc().meta({ title: "Picture until it is loaded" }).optional(),
  imageAlt: altText("image").meta({ title: "Picture description" }).optional(),
  cta: ctaList().optional(),
  bottomText: textWithLink().optional(),
  color: color().optional(),
});

export type Embed = z.output<typeof schema>;
