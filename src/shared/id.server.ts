import { randomUUIDv7 } from "node:crypto";

/** @returns a new UUIDv7: ids sort by the time they were made. */
export function newId(): string {
  return randomUUIDv7();
}
