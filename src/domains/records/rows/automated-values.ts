import { minorAmount, moneyText } from "#shared";
import { presentProperties, type Entity, type Property, type PropertyType } from "../entities/property.ts";
import { optionsIn } from "../types/convert-value.ts";
import { optionOf } from "../values/written-value.ts";

type Given = Readonly<Record<string, unknown>>;

/** @returns a row's values as automations have them: as stored, but money in whole units, as people write it ("12.50"). */
export function automatedValues(entity: Entity, values: Given): Given {
  const amounts = presentProperties(entity)
    .filter(({ type, name }) => type === "money" && typeof values[name] === "number")
    .map(({ name, currency }) => [name, moneyText(Number(values[name]), currency)] as const);
  return { ...values, ...Object.fromEntries(amounts) };
}

/** Types that take yes, no and numbers themselves. */
const PLAIN: ReadonlySet<PropertyType> = new Set(["number", "boolean"]);

function textOf(value: unknown): unknown {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? String(value) : value;
}

/** @returns an amount in the smallest unit; NaN, which no property takes, for any other text. */
function amountIn(text: string, currency: string | undefined): unknown {
  return text.trim() === "" ? text : (minorAmount(text, currency) ?? Number.NaN);
}

/** @returns a value as its property takes it: automations write options and money as they read those of a row. */
function takenValue({ type, options, currency }: Property, value: unknown): unknown {
  if (PLAIN.has(type)) return value;
  const text = textOf(value);
  if (type === "money" && typeof text === "string") return amountIn(text, currency);
  if (typeof text !== "string" || !type.startsWith("choice")) return text;
  return type === "choice" ? optionOf(text, options) : optionsIn(text, options);
}

/** @returns values that an automation writes as the row's properties take them. */
export function writtenValues(entity: Entity, values: Given): Given {
  const given = presentProperties(entity).filter(({ name }) => Object.hasOwn(values, name));
  return { ...values, ...Object.fromEntries(given.map((one) => [one.name, takenValue(one, values[one.name])])) };
}
