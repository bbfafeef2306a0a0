import { failAt, ok, oneLine, type Result } from "#shared";
import { presentProperties, type Entity, type Property, type PropertyType } from "../entities/property.ts";
import { MAX_SOURCE } from "./text-limits.ts";
import { maxLength } from "../values/read-value.ts";
import type { TextRequest } from "./text-contract.ts";

/** What a text is written from. */
export type TextSource = {
  list: string;
  field: string;
  row: string;
  current: string;
  note: string;
  /** The most characters of the text. */
  max: number;
};

/** The most characters of one value of another property. */
const MAX_VALUE = 2000;

/** Addresses say nothing, and nobody's contact data is sent to a model. */
const UNSENT: ReadonlySet<PropertyType> = new Set(["email", "phone", "link", "image", "file"]);

/** Whether a model is given a property's value: a private one only for a text that is private too. */
export function isSource(property: Property, target: Property): boolean {
  return property.id !== target.id && !UNSENT.has(property.type) && (target.isPrivate || !property.isPrivate);
}

/**
 * Picks what a model is given for a text of a row.
 * @returns INVALID for anything but a long text of the entity, and where there is nothing to write from.
 */
export function textSource(
  entity: Entity,
  { property: name, values, note }: TextRequest,
): Result<TextSource, "INVALID"> {
  const properties = presentProperties(entity);
  const target = properties.find((property) => property.name === name);
  if (target?.type !== "longText") {
    return failAt("INVALID", "A model writes long texts of the entity only", { path: ["property"] });
  }
  const given = (one: Property) => (Object.hasOwn(values, one.name) ? (values[one.name] ?? "").trim() : "");
  const row = properties
    .filter((one) => isSource(one, target) && given(one) !== "")
    .map((one) => `${one.title}: ${given(one).slice(0, MAX_VALUE).toWellFormed()}`)
    .join("\n")
    .slice(0, MAX_SOURCE)
    .toWellFormed();
  const current = given(target);
  if (row === "" && current === "" && note.trim() === "") {
    return failAt("INVALID", "Say what the text is about, or fill in other fields first", { path: ["note"] });
  }
  const list = [entity.titlePlural, entity.description].map(oneLine).filter(Boolean).join("\n");
  const field = [target.title, target.help].map(oneLine).filter(Boolean).join("\n");
  return ok({ list, field, row, current, note: note.trim(), max: maxLength(target.type) });
}
