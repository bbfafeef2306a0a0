import { z } from "zod";
import {
  altText,
  color,
  copyFields,
  iconName,
  imageSrc,
  link,
  listOf,
  longText,
  requiredText,
  styleOf,
  text,
} from "../fields.ts";

/** Names of which one at a time shows its panel: copy beside a picture. */
export const schema = z.looseObject({
  style: styleOf(["bar", "segments", "chapters", "cards"]),
  ...copyFields(),
  items: listOf(
    z.looseObject({
      name: requiredText(),
      icon: iconName().optional(),
      title: text().optional(),
      description: longText(),
      points: listOf(z.looseObject({ text: requiredText() }), "point", "text").optional(),
      image: imageSrc().optional(),
      imageAlt: altText("image").optional(),
      link: link().optional(),
    }),
    "tab",
    "name",
  ).min(1),
  color: color().optional(),
});

export type Tabs = z.output<typeof schema>;
export type TabItem = Tabs["items"][number];
