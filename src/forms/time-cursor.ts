import { failAt, ok, type Result } from "#shared";

/** A row's position in the order of `created_at` and `id`. */
export type TimePosition = { id: string; createdAt: string };

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\w-]{1,64})$/;

/** @returns the cursor of a page that begins after this row. */
export const writeCursor = ({ createdAt, id }: TimePosition): string => `${createdAt}_${id}`;

/** @returns the position that a cursor names, undefined without one; INVALID for a malformed cursor. */
export function readCursor(cursor: string | undefined): Result<TimePosition | undefined, "INVALID"> {
  if (!cursor) return ok(undefined);
  const [, createdAt, id] = CURSOR.exec(cursor) ?? [];
  if (!createdAt || !id) return failAt("INVALID", "This cursor is invalid", { path: ["cursor"] });
  return ok({ createdAt, id });
}

/** @returns whether `a` is older than `b`. */
export const isBefore = (a: TimePosition, b: TimePosition): boolean =>
  a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id);
