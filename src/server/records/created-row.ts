import { createHmac, timingSafeEqual } from "node:crypto";

/** How long the confirmation of a new row can be seen. */
const VALID_MS = 15 * 60 * 1000;

/** A row that a visitor has just created. */
type CreatedRow = { tenantId: string; entityId: string; rowId: string };

/** Its own key: no form's token, whatever the form is called, is a signature of a row. */
function sign(secret: string, { tenantId, entityId, rowId }: CreatedRow, until: number): string {
  const key = createHmac("sha256", secret).update("a created row").digest();
  return createHmac("sha256", key).update([tenantId, entityId, rowId, until].join("\n")).digest("base64url");
}

/** Makes the value that lets its bearer see the confirmation of a row, for 15 minutes. */
export function createdValue(secret: string, row: CreatedRow, now: number): string {
  const until = now + VALID_MS;
  return [row.rowId, until.toString(36), sign(secret, row, until)].join(".");
}

/** Adds which of its page's forms a row was created with: only that one confirms it. @param index of the form's block. */
export const withPlace = (value: string, index: number): string => `${value}.b${index}`;

/** @returns the parts of what `withPlace` made; for anything else a value that no row has. */
export function readPlace(placed: string): { value: string; place: string } {
  const [, value = "", place = ""] = /^(.*)\.(b\d{1,3})$/.exec(placed) ?? [];
  return { value, place };
}

/**
 * Reads it for rows of one entity in one tenant. Compares in constant time.
 * @returns the row's id; undefined for a value that we didn't make for these rows, or that is too old.
 */
export function readCreatedValue(
  secret: string,
  value: string,
  rows: Omit<CreatedRow, "rowId">,
  now: number,
): string | undefined {
  const [, rowId = "", time = "", signature = ""] = /^([0-9a-f-]{36})\.([0-9a-z]{8})\.([\w-]{43})$/.exec(value) ?? [];
  if (!rowId) return undefined;
  const until = Number.parseInt(time, 36);
  const expected = Buffer.from(sign(secret, { ...rows, rowId }, until));
  return timingSafeEqual(expected, Buffer.from(signature)) && now <= until ? rowId : undefined;
}
