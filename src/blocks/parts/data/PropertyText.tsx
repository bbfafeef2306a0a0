import { safeHref } from "#shared";
import { useBlockContext } from "../../context.tsx";
import { BlockImage } from "../BlockImage.tsx";
import { valueText, type Property, type Row } from "./properties.ts";
import { PhoneNumber } from "../PhoneNumber.tsx";
import { TextLink } from "../TextLink.tsx";

/** The address that a value leads to; undefined where it leads nowhere. */
function hrefOf(value: string, type: Property["type"]): string | undefined {
  if (type === "email") return safeHref(`mailto:${value}`);
  if (type === "phone") return safeHref(`tel:${value.replaceAll(/[^+\d]/g, "")}`);
  return type === "link" ? safeHref(value) : undefined;
}

type PropertyTextProps = {
  row: Row;
  property: Property;
  /** How wide a picture is drawn. */
  sizes?: string;
};

/** The value of one property of a row: a date as a time, an address as a link, a picture, anything else as text. */
export function PropertyText({ row, property, sizes = "5rem" }: PropertyTextProps) {
  const { locale, texts } = useBlockContext();
  const { type } = property;
  const value = row.values[property.name];
  const text = valueText(value, property, locale, texts.rows);
  if (!text || typeof value !== "string") return text;
  if (type === "date" || type === "dateTime") return <time dateTime={value}>{text}</time>;
  if (type === "image") return <BlockImage src={value} alt="" sizes={sizes} className="rounded-control" />;
  const href = row.links?.[property.name] ?? hrefOf(value, type);
  const shown = type === "phone" ? <PhoneNumber number={text} /> : text;
  return href ? <TextLink href={href}>{shown}</TextLink> : shown;
}
