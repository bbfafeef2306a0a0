import { z } from "zod";
import {
  color,
  ctaList,
  iconName,
  listOf,
  longText,
  richText,
  styleOf,
  text,
  textWithLink,
  pictureFields,
} from "../fields.ts";

/** Columns of running text, each with a picture or an icon above it and buttons below. */
export const schema = z.looseObject({
  style: styleOf(["plain", "cards", "lines", "aside"]),
  topText: textWithLink().optional(),
  headline: text().optional(),
  subheadline: longText().optional(),
  items: listOf(
    z.looseObject({
      ...pictureFields(),
      icon: iconName().optional(),
      title: text().optional(),
      text: richText().min(1),
      cta: ctaList().optional(),
    }),
    "column",
    "title",
  ).min(1),
  widths: z
    .enum(["equal", "first", "last"])
    .meta({
      title: "Widths of two columns",
      choices: { equal: "Equal", first: "First is wider", last: "Last is wider" },
      model: "never",
    })
    .optional(),
  color: color().optional(),
});

export type Columns = z.output<typeof schema>;
export type Column = Columns["items"][number];
