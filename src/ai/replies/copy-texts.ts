import { z } from "zod";
import { isObject, type JsonObject } from "#shared";
import { kindOf } from "../schemas/field-kind.ts";
import type { EditAction } from "../tasks/task.ts";
import { cleanCopy } from "./clean-copy.ts";
import { note, SAYS, type NotePath, type Reading } from "./reading.ts";
import { isWithinRichLimits } from "./rich-limits.ts";
import { noteUnasked } from "./unasked.ts";

/** Actions that keep the meaning, so that they may change quotations too. */
const FAITHFUL: ReadonlySet<EditAction> = new Set<EditAction>(["translate", "grammar"]);
const NO_COPY = new Set(["link", "image", "icon"]);

/** Whether a field is copy that an action may change: not an address, a choice or a name. */
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

/** The context in which a model's texts are put into content: omissions are noted. */
export type Putting = Editing & Pick<Reading, "notes">;

/** Cleans a new text. @returns "" for one that can't be used, and notes why. */
export function usableText(text: unknown, isRich: boolean, putting: Putting, path: NotePath): string {
  if (typeof text !== "string") {
    note(putting, path, SAYS.noText);
    return "";
  }
  const clean = cleanCopy(text);
  if (!isWithinRichLimits(clean)) {
    note(putting, path, SAYS.tooLong);
    return "";
  }
  const stored = isRich && putting.cleanRich ? putting.cleanRich(clean) : clean;
  if (stored !== clean) note(putting, path, SAYS.cleaned);
  return stored;
}

/**
 * Replaces a content's texts with a model's. Everything else, items included, stays unchanged; null keeps a text.
 * @param texts in the form of `copyIn`; those that don't fit are left out, and noted.
 */
export function withCopy(schema: unknown, value: unknown, texts: unknown, putting: Putting, path: NotePath): unknown {
  if (texts === null || texts === undefined) return value;
  const { type, hints } = kindOf(schema);
  if (isCopy(schema, putting.action)) {
    const old = typeof value === "string" && value.trim() ? value : undefined;
    return old === undefined ? value : usableText(texts, hints.control === "rich", putting, path) || old;
  }
  if (type instanceof z.ZodArray && Array.isArray(value)) return listWithCopy(type, value, texts, putting, path);
  if (type instanceof z.ZodObject && isObject(value)) return fieldsWithCopy(type, value, texts, putting, path);
  return value;
}

function listWithCopy(
  { element }: z.ZodArray,
  value: unknown[],
  texts: unknown,
  putting: Putting,
  path: NotePath,
): unknown[] {
  if (!Array.isArray(texts)) {
    note(putting, path, SAYS.noList);
    return value;
  }
  if (texts.length > value.length) note(putting, path, SAYS.onlyFirst(value.length));
  return value.map((item, index) => withCopy(element, item, texts[index], putting, [...path, index]));
}

function fieldsWithCopy(
  type: z.ZodObject,
  value: JsonObject,
  texts: unknown,
  putting: Putting,
  path: NotePath,
): JsonObject {
  if (!isObject(texts)) {
    note(putting, path, SAYS.noFields);
    return value;
  }
  const isAsked = (name: string) =>
    Object.hasOwn(value, name) &&
    (texts[name] === value[name] || copyIn(type.shape[name], value[name], putting.action) !== undefined);
  noteUnasked(type, texts, putting, { path, isAsked, message: "Only existing texts can be changed" });
  const named: JsonObject = { ...value };
  for (const [name, field] of Object.entries(type.shape)) {
    if (Object.hasOwn(value, name) && Object.hasOwn(texts, name)) {
      named[name] = withCopy(field, value[name], texts[name], putting, [...path, name]);
    }
  }
  return named;
}
