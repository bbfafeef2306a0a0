import type { RowProperty } from "#blocks/server";
import type { Property } from "#records/server";

const TYPES: Record<Property["type"], RowProperty["type"]> = {
  text: "text",
  longText: "text",
  number: "number",
  money: "money",
  date: "date",
  dateTime: "dateTime",
  boolean: "boolean",
  choice: "text",
  choices: "list",
  email: "email",
  link: "link",
  phone: "phone",
  image: "image",
  file: "link",
  reference: "text",
};

/** A property as blocks show its values. */
export const shownProperty = ({
  id,
  name,
  title,
  order,
  isDisplay,
  type,
  currency,
  isSortable,
}: Property): RowProperty => ({
  id,
  name,
  title,
  order,
  isDisplay,
  currency,
  type: TYPES[type],
  isSortable: isSortable && type !== "choices",
});
