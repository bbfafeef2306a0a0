import { contentErrors, findByKey, type Path } from "#publishing";
import type { JsonObject } from "#shared";
import { useDocument } from "../state/editor-context.tsx";
import { valueIn } from "../state/value-in.ts";
import { useForm } from "./form-context.tsx";

/**
 * Subscribes to the value at a path of the form's block.
 * @param pick derives a primitive from it: the field re-renders only when that changes.
 */
export function useValue<Value extends string | number | boolean | undefined>(
  path: Path,
  pick: (value: unknown) => Value,
): Value {
  const { blockKey } = useForm();
  return useDocument(({ draft }) => pick(valueIn(draft, blockKey, path)));
}

const missing = new WeakMap<JsonObject, ReadonlySet<string>>();

/** @returns the addresses of a block's empty fields that publishing requires. */
function missingIn(block: JsonObject): ReadonlySet<string> {
  const known = missing.get(block);
  if (known) return known;
  const required = contentErrors(block).filter(({ code }) => code === "REQUIRED");
  const found = new Set(required.map(({ path }) => JSON.stringify(path)));
  missing.set(block, found);
  return found;
}

/** Subscribes to whether a field is empty but required for publishing. */
export function useIsMissing(path: Path): boolean {
  const { blockKey } = useForm();
  return useDocument(({ draft }) => {
    const block = findByKey(draft.blocks, blockKey);
    return block !== undefined && missingIn(block).has(JSON.stringify(path));
  });
}
