import { nameInWords } from "#shared";

/** A value of an event; a list is several choices. */
export type EventValue = string | number | boolean | null | readonly string[];

/** What a webhook tells: `type` such as "lead.created", when it happened (UTC ISO), and what is known about it. */
export type WebhookEvent = { type: string; timestamp: string; data: Readonly<Record<string, EventValue>> };

/** The most values of an event that are sent, and the most characters of each. */
export const EVENT_LIMITS = { values: 100, name: 100, value: 10_000 } as const;

/** @returns the beginning of a text, with an ellipsis where something was left out. */
export function shortened(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1)}…`.toWellFormed();
}

/** @returns a value as text; empty for null. */
export function textOf(value: EventValue | undefined): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "object" ? value.join(", ") : String(value);
}

/** The values of an event by name, as many and as long as `EVENT_LIMITS` allows. */
export function limitedData({ data }: WebhookEvent): [string, EventValue][] {
  return Object.entries(data)
    .slice(0, EVENT_LIMITS.values)
    .map(([name, value]) => [shortened(name, EVENT_LIMITS.name), limitedValue(value)]);
}

function limitedValue(value: EventValue): EventValue {
  if (typeof value === "string") return shortened(value, EVENT_LIMITS.value);
  if (value === null || typeof value !== "object") return value;
  return value.slice(0, EVENT_LIMITS.values).map((one) => shortened(one, EVENT_LIMITS.name));
}

/** The title of an event for people: "Lead created". */
export function titleOf({ type }: WebhookEvent): string {
  return shortened(nameInWords(type.replaceAll(".", " ")), EVENT_LIMITS.name);
}

/** What an event says, for people: names in words, and texts of at most `max` characters; empty values are left out. */
export function factsOf(event: WebhookEvent, { count, max }: { count: number; max: number }): [string, string][] {
  return limitedData(event)
    .map(([name, value]): [string, string] => [nameInWords(name), shortened(textOf(value), max)])
    .filter(([, text]) => text !== "")
    .slice(0, count);
}
