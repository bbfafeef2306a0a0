import type { Path } from "#publishing";
import { blockFields, isOfStyle } from "../form/block-fields.ts";

/** The parts of a block's form, each a tab. */
export type FormPart = "content" | "style" | "advanced";

/** Whether a path is that of a block's own rules in CSS. */
export function isCss(path: Path): boolean {
  return path[0] === "layout" && path[1] === "css";
}

/** @returns the part of a block's form that holds the field at a path. */
export function partOf(type: string, path: Path): FormPart {
  const [top, name] = path;
  if (top === "id" || isCss(path)) return "advanced";
  if (top === "layout") return "style";
  const field = blockFields(type).find((one) => one.name === name);
  return field && isOfStyle(field) ? "style" : "content";
}
