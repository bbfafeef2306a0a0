import { safeHref } from "#shared";
import { useBlockContext } from "../../context.tsx";
import { valueText, type Property, type Row } from "./properties.ts";
import { TextLink } from "../TextLink.tsx";

/** The value of one property of a row: a date as a time, an address as a link, anything else as text. */
export function PropertyText({ row, property }: { row: Row; property: Property }) {
  const { locale, texts } = useBlockContext();
  const value = row.values[property.name];
  const text = valueText(value, property.type, locale, texts.rows);
  if (!text || typeof value !== "string") return text;
  if (property.type === "date") return <time dateTime={value}>{text}</time>;
  if (property.type === "link" && safeHref(value)) return <TextLink href={value}>{text}</TextLink>;
  return text;
}
