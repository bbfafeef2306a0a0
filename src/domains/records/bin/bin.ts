/** How long a deleted row can be restored, in milliseconds. */
export const BIN_MS = 30 * 24 * 60 * 60 * 1000;

/** @returns the time of deletion, UTC ISO text, of what was deleted first and can still be restored. */
export const oldestInBin = (now = Date.now()) => new Date(now - BIN_MS).toISOString();

/** No entity's own name contains this. It marks names in the bin, so that a deleted entity's own name is free again. */
const MARK = "~";

/** @returns the name that an entity has in the bin. */
export const binName = ({ id, name }: { id: string; name: string }) => [MARK, name, MARK, id].join("");

/** @returns the own name of an entity, in the bin or not. */
export const ownName = (name: string) => name.split(MARK)[1] ?? name;
