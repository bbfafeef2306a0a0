import { MAX_CONTEXT } from "#ai";
import type { JsonObject } from "#shared";
import { fieldLabel, labelOf, valueAt } from "#publishing";
import { textOf } from "../form/controls/texts.ts";
import type { Improving } from "../state/ui-state.ts";
import { IMPROVE_ACTIONS } from "./improve-actions.ts";
import { PART_CHANGED } from "./improvement.ts";
import { piecesOf } from "./text-part.ts";

const TOO_LONG = `This text has more than ${MAX_CONTEXT.toLocaleString("en")} characters. Select a part of it first.`;

/** The name under which an improvement's values are kept. */
export const nameOf = ({ key, action, path = [], part }: Improving) =>
  JSON.stringify([key, action, ...path, ...(part ? [part.start, part.end] : [])]);

/** @returns what an action does, as the title of its dialog. */
export function titleOf({ action }: Improving): string {
  if (action === "alt") return "Describe the picture";
  return IMPROVE_ACTIONS.find((one) => one.action === action)?.label ?? "Improve";
}

/** @returns what is improved. */
export function describe({ path, part }: Improving, block: JsonObject): string {
  if (!path) return `All texts of the block ${labelOf(block)}`;
  return `${labelOf(block)}: ${fieldLabel(block, path)}${part ? ", the selected part" : ""}`;
}

/** @returns why a text can't be sent; undefined where it can. */
export function faultOf({ path, part, action }: Improving, block: JsonObject | undefined): string | undefined {
  if (!block || !path || action === "alt") return undefined;
  const pieces = piecesOf(textOf(valueAt(block, path)), part);
  if (!pieces) return PART_CHANGED;
  return pieces.copy.length > MAX_CONTEXT ? TOO_LONG : undefined;
}
