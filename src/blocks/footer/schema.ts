import { z } from "zod";
import { ctaList, href, listOf, longText, requiredText, socialFields, styleOf, text, textWithLink } from "../fields.ts";

/**
 * The page's end (spec 3); `bottomText` is the shared copy field, here the line under everything: the site's name and its
 * rights where the content has none. Styles, and closing's headline and call to action, are beyond the specification.
 */
export const schema = z.looseObject({
  /** The site's one footer replaces this block, whatever else is in it. */
  shared: z.boolean().meta({ title: "Use the site's shared footer" }).optional(),
  style: styleOf(["columns", "closing", "minimal"]),
  headline: text()
    .meta({ title: "Closing line" })
    .optional()
    .meta({ shownIn: ["closing"] }),
  cta: ctaList()
    .optional()
    .meta({ shownIn: ["closing"] }),
  text: longText().meta({ shownIn: ["columns", "closing"] }),
  sections: listOf(
    z.looseObject({
      name: requiredText(),
      items: listOf(
        z.looseObject({ name: requiredText(), href: href().meta({ title: "Link", linkText: "name" }) }),
        "link",
        "name",
      ),
    }),
    "section",
    "name",
  ),
  socials: z.looseObject(socialFields()).meta({ model: "never" }).optional(),
  bottomText: textWithLink().optional(),
});

export type Footer = z.output<typeof schema>;
