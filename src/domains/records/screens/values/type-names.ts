import type { PropertyType } from "../../entities/property.ts";

/** What people call the types of properties. */
export const TYPE_NAMES: Record<PropertyType, string> = {
  text: "Text",
  longText: "Long text",
  number: "Number",
  money: "Money",
  date: "Date",
  dateTime: "Date and time",
  boolean: "Yes or no",
  choice: "Choice of one",
  choices: "Choice of several",
  email: "Email",
  link: "Link",
  phone: "Phone",
  image: "Image",
  file: "File",
  reference: "Reference",
};

/** What a type is for, where its name doesn't say it. */
export const TYPE_HINTS: Partial<Record<PropertyType, string>> = {
  text: "One line.",
  longText: "Several lines.",
  money: "An amount in one currency.",
  choice: "One of the options that you list.",
  choices: "Any of the options that you list.",
  image: "A picture from your media, or an address.",
  file: "The address of a file.",
  reference: "A row of another entity, such as the location of an event.",
};
