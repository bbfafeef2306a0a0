import type { PropertyType } from "../../entities/property.ts";

/** The types that are changed in their cell; the others need the room of the form. */
const INLINE: ReadonlySet<PropertyType> = new Set<PropertyType>([
  "text",
  "number",
  "money",
  "date",
  "dateTime",
  "boolean",
  "choice",
  "email",
  "link",
  "file",
  "phone",
]);

/** @returns whether values of a type are changed in their cell. */
export const isInline = (type: PropertyType) => INLINE.has(type);
