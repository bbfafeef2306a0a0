import { z } from "zod";
import {
  color,
  copyFields,
  iconName,
  link,
  listOf,
  longText,
  requiredText,
  styleOf,
  text,
  pictureFields,
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
      ...pictureFields(),
      link: link().optional(),
    }),
    "tab",
    "name",
  ).min(1),
  color: color().optional(),
});

export type Tabs = z.output<typeof schema>;
export type TabItem = Tabs["items"][number];
