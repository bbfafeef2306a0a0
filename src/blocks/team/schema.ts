import { z } from "zod";
import { color, headlineFields, href, imageSrc, listOf, longText, requiredText, styleOf, text } from "../fields.ts";

/** People of the organisation. A model never makes one up: `sample` marks an invented person. `list` and `cards` show the bio. */
export const schema = z.looseObject({
  style: styleOf(["grid", "list", "compact", "cards"]),
  ...headlineFields(),
  items: listOf(
    z.looseObject({
      name: requiredText().meta({ says: "name", model: "never", fallback: "[Add a name]" }),
      role: text().meta({ model: "known", fallback: "[Add a role]" }).optional(),
      image: imageSrc().meta({ title: "Portrait", model: "never" }).optional(),
      bio: longText().meta({ model: "known" }).optional(),
      links: listOf(
        z.looseObject({ text: requiredText(), href: href().min(1).meta({ title: "Address", linkText: "text" }) }),
        "link",
        "text",
      )
        .meta({ model: "never" })
        .optional(),
      sample: z.boolean().meta({ marksSample: true, model: "never", fallback: true }).optional(),
    }),
    "person",
    "name",
  ).min(1),
  color: color().optional(),
});

export type Team = z.output<typeof schema>;
export type Person = Team["items"][number];
