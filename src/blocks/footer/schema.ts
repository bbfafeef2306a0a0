import { z } from "zod";
import { ctaList, href, listOf, longText, requiredText, socialFields, styleOf, text, textWithLink } from "../fields.ts";

/**
 * The page's end (spec 3); `bottomText` is the shared copy field, here the line under everything: the site's name and its
 * rights where the content has none. Beyond the specification are the styles, closing's headline and
 * call to action, and newsletter's invitation.
 */
export const schema = z.looseObject({
  /** The site's one footer replaces this block, whatever else is in it. */
  shared: z.boolean().meta({ title: "Use the site's shared footer" }).optional(),
  style: styleOf(["columns", "closing", "minimal", "newsletter", "bar", "centered", "directory"]),
  headline: text()
    .meta({ title: "Closing line" })
    .optional()
    .meta({ shownIn: ["closing"] }),
  cta: ctaList()
    .optional()
    .meta({ shownIn: ["closing"] }),
  newsletter: z
    .looseObject({ headline: text(), subheadline: longText().optional() })
    .meta({ title: "Invitation" })
    .optional()
    .meta({ shownIn: ["newsletter"] }),
  text: longText().meta({ shownIn: ["columns", "closing", "newsletter", "centered", "directory"] }),
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
