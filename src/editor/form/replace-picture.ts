import { valueAt, type Path } from "#publishing";
import { readPictureUse, type JsonObject } from "#shared";
import type { FieldSpec } from "./field-spec.ts";
import type { FieldChange } from "./form-context.tsx";

/** A picture of the caller's library, with its alt text. */
export type ChosenPicture = { url: string; alt: string };

/** @returns the path of a picture's alt text; undefined where its block has none. */
export function altPathOf({ alt }: FieldSpec, path: Path): Path | undefined {
  return alt && [...path.slice(0, -1), alt.name];
}

const pictureOf = (value: unknown) => (typeof value === "string" ? readPictureUse(value).address : "");

/**
 * Finds how a new picture changes the alt text: the library's replaces it, else it is cleared, as it was about the old
 * picture. Another crop is no new picture. A version, such as the one for dark mode, shows the same: it only fills an empty alt text.
 * @param address of the new picture. @returns the change of the alt text; none where it stays.
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
  const isSame = spec.alt?.isVersion || pictureOf(valueAt(block, path)) === pictureOf(address);
  const value = isSame && before ? before : alt.trim() || null;
  return value === before ? [] : [{ path: altPath, value }];
}
