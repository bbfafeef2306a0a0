import { valueAt, type Path } from "#publishing";
import type { JsonObject } from "#shared";
import type { FieldSpec } from "./field-spec.ts";
import type { FieldChange } from "./form-context.tsx";

/** A picture of the caller's library, with what it says about it. */
export type ChosenPicture = { url: string; alt: string };

/** @returns the path of the field that says a picture in words; undefined where its block has none. */
export function altPathOf({ alt }: FieldSpec, path: Path): Path | undefined {
  return alt && [...path.slice(0, -1), alt.name];
}

/**
 * Finds what another picture does to the text that says it in words: the library's takes its place, else it goes, since it
 * was about the old picture. A version, such as the one for dark mode, shows the same: it only fills what is empty.
 * @param address of the new picture. @returns the change of that text; none where it stays.
 */
export function altChange(
  block: JsonObject,
  spec: FieldSpec,
  path: Path,
  { url: address, alt }: ChosenPicture,
): FieldChange[] {
  const altPath = altPathOf(spec, path);
  if (!altPath) return [];
  const before = valueAt(block, altPath) || null;
  const isSame = spec.alt?.isVersion || valueAt(block, path) === address;
  const value = isSame && before ? before : alt.trim() || null;
  return value === before ? [] : [{ path: altPath, value }];
}
