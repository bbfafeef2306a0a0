import { metaAt, valueAt, type Path } from "#publishing";
import type { JsonObject } from "#shared";

/** @returns the address of the picture that an alt field of a block is about; "" where there is none. */
export function pictureBeside(block: JsonObject, path: Path): string {
  const pictures = metaAt(block, path).altOf ?? [];
  const addresses = pictures.map((name) => valueAt(block, [...path.slice(0, -1), name]));
  const address = addresses.find((one) => typeof one === "string" && one !== "");
  return typeof address === "string" && !address.trim().startsWith("<") ? address : "";
}
