import { listPage, type ListPage } from "#contract";
import { containsText, type Executor } from "#db";
import { nameKey, namesOf } from "./author-names.server.ts";
import type { Author } from "./author.ts";
import type { ListedAuthor } from "./contract.ts";

const SHOWN = ["authors.id", "authors.name", "authors.avatar", "authors.bio", "authors.link"] as const;

function selectAuthors(db: Executor) {
  return db
    .selectFrom("authors")
    .leftJoin("users", "users.id", "authors.user_id")
    .select([...SHOWN, "authors.sort_key", "authors.user_id", "users.name as user_name"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectAuthors>["execute"]>>[number];

async function withNames(db: Executor, rows: Row[]): Promise<(ListedAuthor & { sortKey: string })[]> {
  const ids = rows.map(({ id }) => id);
  const names = await namesOf(db, ids);
  return rows.map(({ sort_key: sortKey, user_id, user_name, ...author }) => {
    const formerNames = (names.get(author.id) ?? []).filter((name) => nameKey(name) !== nameKey(author.name));
    return { ...author, sortKey, userId: user_id ?? undefined, userName: user_name ?? undefined, formerNames };
  });
}

/** @returns the authors with a name that contains `search`, by present name, with cursors as in docs/api.md. */
export async function listAuthors(
  db: Executor,
  { search, limit, cursor }: { search: string; limit: number; cursor?: string },
): Promise<ListPage<ListedAuthor>> {
  let query = selectAuthors(db)
    .orderBy("authors.sort_key")
    .limit(limit + 1);
  if (search) {
    query = query.where("authors.id", "in", (part) =>
      part
        .selectFrom("author_names")
        .select("author_id")
        .where((builder) => containsText(builder.ref("name_key"), search)),
    );
  }
  if (cursor) query = query.where("authors.sort_key", ">", cursor);
  const page = listPage(await withNames(db, await query.execute()), limit, ({ sortKey }) => sortKey);
  return { ...page, items: page.items.map(({ sortKey: _sortKey, ...author }) => author) };
}

/** @returns one author; undefined for an unknown id. */
export async function findAuthor(db: Executor, id: string): Promise<ListedAuthor | undefined> {
  const rows = await selectAuthors(db).where("authors.id", "=", id).execute();
  const [found] = await withNames(db, rows);
  if (!found) return undefined;
  const { sortKey: _sortKey, ...author } = found;
  return author;
}

/**
 * Finds the authors that posts name, in one query.
 * @param names texts of meta tags, in any case and with any spaces; present or former names. At most a few thousand.
 * @returns the author by name as it was given; names that no author has or had are missing.
 */
export async function findAuthors(db: Executor, names: readonly string[]): Promise<Map<string, Author>> {
  const keys = new Map(names.map((name) => [name, nameKey(name)]));
  if (keys.size === 0) return new Map();
  const rows = await db
    .selectFrom("author_names")
    .innerJoin("authors", "authors.id", "author_names.author_id")
    .select([...SHOWN, "author_names.name_key"])
    .where("author_names.name_key", "in", [...new Set(keys.values())])
    .execute();
  const byKey = new Map(rows.map(({ name_key, ...author }) => [name_key, author]));
  return new Map(
    [...keys].flatMap(([name, key]) => {
      const author = byKey.get(key);
      return author ? [[name, author] as const] : [];
    }),
  );
}
