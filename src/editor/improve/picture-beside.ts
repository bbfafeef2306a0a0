import { valueAt, type Path } from "#publishing";
import { isObject, type JsonObject } from "#shared";

const ALT = /^(?:alt|(.+)Alt)$/;

/** Where the picture of a text alternative stands: `image` for `imageAlt`, `src` for `alt`. */
function pictureName(name: string): string | undefined {
  const found = ALT.exec(name);
  return found ? (found[1] ?? "src") : undefined;
}

/** Whether a field says a picture in words. */
export function isAltField(name: string): boolean {
  return ALT.test(name);
}

/** @returns the address of the picture that an alt field of a block is about; "" where there is none. */
export function pictureBeside(block: JsonObject, path: Path): string {
  const parent = valueAt(block, path.slice(0, -1));
  const address = isObject(parent) && parent[pictureName(path.at(-1) ?? "") ?? ""];
  return typeof address === "string" && !address.trim().startsWith("<") ? address : "";
}
