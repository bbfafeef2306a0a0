import { z } from "zod";
import { href, iconName, imageSrc, listOf, longText, requiredText, styleOf, text } from "../fields.ts";

/** A letter of the founder with what they stand for (spec 3). */
export const schema = z.looseObject({
  style: styleOf(["hero"]),
  headline: requiredText(),
  /** The letter; a blank line begins a new paragraph. */
  description: longText().min(1),
  image: imageSrc().optional(),
  /** What the image shows, in words; empty for an image that only decorates. */
  imageAlt: text().optional(),
  author: z.looseObject({ name: text(), title: text(), credentials: text() }).optional(),
  pledge: z
    .looseObject({
      title: text(),
      items: listOf(z.looseObject({ text: requiredText(), icon: iconName().optional() }), "promise", "text"),
    })
    .optional(),
  signature: z.looseObject({ name: text(), credentials: text(), title: text() }).optional(),
  youtube_video_url: href().meta({ title: "Video address" }).optional(),
});

export type FounderStory = z.output<typeof schema>;
