import { searchText, type Executor, type Transaction } from "#db";
import { failAt, ok, oneLine, type Result } from "#shared";
import { AUTHOR_LIMITS } from "./author.ts";

/** PostgreSQL's indexes hold no key of more than 2,700 bytes, and folding may turn one letter into eighteen. */
const MAX_KEY = 400;

/** @returns a name without what doesn't tell authors apart: case, the encoding of letters, spaces around and between. */
export function nameKey(name: string): string {
  return searchText([oneLine(name)])
    .slice(0, MAX_KEY)
    .toWellFormed();
}

/** @returns the value of `sort_key`: accents don't matter, and the id makes it unique. */
export function sortKey(name: string, id: string): string {
  return `${nameKey(name.normalize("NFKD").replaceAll(/[\u0300-\u036f]/g, ""))} ${id}`;
}

/** @returns the author's names of each id, oldest first. */
export async function namesOf(db: Executor, ids: readonly string[]): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return names;
  const rows = await db
    .selectFrom("author_names")
    .select(["author_id", "name"])
    .where("author_id", "in", ids)
    .orderBy("created_at")
    .orderBy("name_key")
    .execute();
  for (const { author_id, name } of rows) names.get(author_id)?.push(name);
  return names;
}

/**
 * Checks the names that an author is given. The caller holds the lock "authors", so the answer stays true.
 * @param names the first one is the field `name` of the request, the others are `formerNames`.
 * @returns AUTHOR_NAME_TAKEN with the path of a name that another author has or had; TOO_MANY_NAMES.
 */
export async function checkNames(
  trx: Transaction,
  authorId: string,
  names: readonly string[],
): Promise<Result<undefined, "AUTHOR_NAME_TAKEN" | "TOO_MANY_NAMES">> {
  const free = await checkFree(trx, authorId, names);
  if (!free.ok) return free;
  const before = (await namesOf(trx, [authorId])).get(authorId) ?? [];
  const keys = new Set([...before, ...names].map(nameKey));
  if (keys.size <= AUTHOR_LIMITS.formerNames + 1) return ok(undefined);
  const message = `An author may have at most ${AUTHOR_LIMITS.formerNames} former names. Choose one of them.`;
  return failAt("TOO_MANY_NAMES", message, { path: ["name"] });
}

/** Adds checked names to a stored author's; one that they had is kept as it is now written. */
export async function addNames(trx: Transaction, authorId: string, names: readonly string[]): Promise<void> {
  // Where two are the same name, the first one decides how it is written.
  const byKey = new Map(names.toReversed().map((name) => [nameKey(name), name]));
  const created_at = new Date().toISOString();
  await trx
    .insertInto("author_names")
    .values([...byKey].map(([name_key, name]) => ({ name_key, name, author_id: authorId, created_at })))
    .onConflict((conflict) =>
      conflict.column("name_key").doUpdateSet((builder) => ({ name: builder.ref("excluded.name") })),
    )
    .execute();
}

async function checkFree(
  trx: Transaction,
  authorId: string,
  names: readonly string[],
): Promise<Result<undefined, "AUTHOR_NAME_TAKEN">> {
  const holder = await trx
    .selectFrom("author_names")
    .innerJoin("authors", "authors.id", "author_names.author_id")
    .select(["authors.name", "author_names.name_key"])
    .where("author_names.name_key", "in", names.map(nameKey))
    .where("author_names.author_id", "<>", authorId)
    .limit(1)
    .executeTakeFirst();
  if (!holder) return ok(undefined);
  const place = names.findIndex((name) => nameKey(name) === holder.name_key);
  const path = place === 0 ? ["name"] : ["formerNames", String(place - 1)];
  const isPresent = nameKey(holder.name) === holder.name_key;
  const message = isPresent
    ? `There is an author named “${holder.name}” already`
    : `“${holder.name}” had this name before, and posts with it still show them. Choose another name.`;
  return failAt("AUTHOR_NAME_TAKEN", message, { path });
}
