import { z } from "zod";
import { isObject, type JsonObject } from "#shared";
import { kindOf } from "../schemas/field-kind.ts";
import type { EditAction } from "../tasks/task.ts";
import { cleanCopy } from "./clean-copy.ts";
import { isWithinRichLimits } from "./rich-limits.ts";

/** Actions that keep what is said, so that other people's words may be among it. */
const FAITHFUL: ReadonlySet<EditAction> = new Set<EditAction>(["translate", "grammar"]);
const NO_COPY = new Set(["link", "image", "icon"]);

/** Whether a field is copy that an action may change: no address, no choice, nobody's name. */
function isCopy(schema: unknown, action: EditAction): boolean {
  const { type, hints } = kindOf(schema);
  if (!(type instanceof z.ZodString) || NO_COPY.has(hints.control ?? "") || hints.onValue !== undefined) return false;
  if (hints.model === "quoted") return FAITHFUL.has(action);
  return hints.model !== "known" && hints.model !== "never";
}

/** @returns the copy of content that an action may change, in the content's form; undefined when there is none. */
export function copyIn(schema: unknown, value: unknown, action: EditAction): unknown {
  const { type } = kindOf(schema);
  if (isCopy(schema, action)) return typeof value === "string" && value.trim() ? value : undefined;
  if (type instanceof z.ZodArray && Array.isArray(value)) {
    const items = value.map((item) => copyIn(type.element, item, action) ?? null);
    return items.some((item) => item !== null) && type.element instanceof z.ZodObject ? items : undefined;
  }
  if (!(type instanceof z.ZodObject) || !isObject(value)) return undefined;
  const fields = Object.entries(type.shape)
    .map(
      ([name, field]) => [name, Object.hasOwn(value, name) ? copyIn(field, value[name], action) : undefined] as const,
    )
    .filter(([, copy]) => copy !== undefined);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** How content is edited; `cleanRich` as in `ReplyContext`. */
export type Editing = { action: EditAction; cleanRich?: (content: string) => string };

/** @returns a new text for one that is there; the old one when a model gave none that can be used. */
function newText(schema: unknown, old: string, text: unknown, { cleanRich }: Editing): string {
  const clean = typeof text === "string" ? cleanCopy(text) : "";
  if (!clean || !isWithinRichLimits(clean)) return old;
  const stored = cleanRich && kindOf(schema).hints.control === "rich" ? cleanRich(clean) : clean;
  return stored || old;
}

/**
 * Puts a model's texts in the place of those that content has. Everything else, items included, stays as it is.
 * @param texts in the form of `copyIn`; what doesn't fit is passed over.
 */
export function withCopy(schema: unknown, value: unknown, texts: unknown, editing: Editing): unknown {
  const { type } = kindOf(schema);
  if (isCopy(schema, editing.action)) {
    return typeof value === "string" && value.trim() ? newText(schema, value, texts, editing) : value;
  }
  if (type instanceof z.ZodArray && Array.isArray(value) && Array.isArray(texts)) {
    return value.map((item, place) => withCopy(type.element, item, texts[place], editing));
  }
  if (!(type instanceof z.ZodObject) || !isObject(value) || !isObject(texts)) return value;
  const named: JsonObject = { ...value };
  for (const [name, field] of Object.entries(type.shape)) {
    if (Object.hasOwn(value, name) && Object.hasOwn(texts, name)) {
      named[name] = withCopy(field, value[name], texts[name], editing);
    }
  }
  return named;
}
