import { randomBytes, randomUUIDv7 } from "node:crypto";

/** @returns a new UUIDv7: ids sort by creation time. */
export function newId(): string {
  return randomUUIDv7();
}

/** @returns a new key of a block or an item: 12 letters, digits, _ and -. */
export function newKey(): string {
  return randomBytes(9).toString("base64url");
}
