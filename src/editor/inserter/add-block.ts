import { defaultsOf } from "#blocks/samples";
import { isObject } from "#shared";
import type { Editing } from "../shortcuts/commands.ts";
import { withKnownEntity } from "./known-entity.ts";

/**
 * Inserts a block of a type with its default content after another one and selects it. A type without any shows the alert
 * of spec 2.
 * @param style replaces the style of the default content; empty keeps it.
 */
export function addBlock(
  { actions, ui }: Pick<Editing, "actions" | "ui">,
  type: string,
  after: string | null,
  style = "",
): void {
  const defaults = defaultsOf(type);
  if (isObject(defaults)) {
    const block = { [type]: style ? { ...defaults, style } : defaults };
    actions.insert([withKnownEntity(block, ui.get().choices)], after);
  } else ui.set({ alert: `[UNDER CONSTRUCTION] Block form: ${type}` });
}
