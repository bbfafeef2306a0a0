import { isObject, nameInWords } from "#shared";
import { pictureText } from "./picture-text.ts";

/** @returns any value of a block as readable text for comparison: a line for each field. */
export function valueText(value: unknown, indent = ""): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "string") return pictureText(value);
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = `${indent}  `;
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [String(index + 1), item])
    : Object.entries(value).map(([name, field]) => [nameInWords(name), field]);
  const lines = entries.flatMap(([name, field]) => {
    const text = valueText(field, inner);
    if (!text) return [];
    const isNested = isObject(field) || Array.isArray(field);
    return [`${indent}${name}:${isNested ? "\n" : " "}${text}`];
  });
  return lines.join("\n");
}
