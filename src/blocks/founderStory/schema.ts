import { z } from "zod";
import { href, iconName, listOf, longText, requiredText, styleOf, text, pictureFields } from "../fields.ts";

/** Only people can say who someone is. */
const personName = () => text().meta({ says: "name", model: "known", fallback: "[Add the founder’s name]" });
const ofPerson = () => text().meta({ model: "known" });

/** A letter from the founder with their promises (spec 3). */
export const schema = z.looseObject({
  style: styleOf(["hero"]),
  headline: requiredText(),
  /** The letter; a blank line begins a new paragraph. */
  description: longText().min(1),
  ...pictureFields(),
  author: z.looseObject({ name: personName(), title: ofPerson(), credentials: ofPerson() }).optional(),
  pledge: z
    .looseObject({
      title: text(),
      items: listOf(z.looseObject({ text: requiredText(), icon: iconName().optional() }), "promise", "text"),
    })
    .optional(),
  signature: z.looseObject({ name: personName(), credentials: ofPerson(), title: ofPerson() }).optional(),
  youtube_video_url: href().meta({ title: "Video address", model: "never" }).optional(),
});

export type FounderStory = z.output<typeof schema>;
