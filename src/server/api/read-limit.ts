const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;

/** @returns how many entries of a list are asked for: `limit` of the query, 1 to 200, else 50. */
export function readLimit(query: URLSearchParams): number {
  const limit = Number(query.get("limit") ?? DEFAULT_LIMIT);
  return Number.isInteger(limit) && limit >= 1 ? Math.min(limit, MAX_LIMIT) : DEFAULT_LIMIT;
}
