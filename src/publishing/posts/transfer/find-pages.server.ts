import type { Executor } from "#db";

/** A page that is at the path of a post. */
export type FoundPage = {
  id: string;
  kind: string;
  isArchived: boolean;
  /** A post that was created and neither edited nor published since. */
  isUntouched: boolean;
};

type Address = { path: string; locale: string };

/** Finds the pages at some addresses, in one query. @returns a function that gives the page of an address. */
export async function findPages(
  db: Executor,
  addresses: readonly Address[],
): Promise<(address: Address) => FoundPage | undefined> {
  if (addresses.length === 0) return () => undefined;
  const paths = [...new Set(addresses.map(({ path }) => path))];
  const rows = await db
    .selectFrom("pages")
    .select(["id", "kind", "path", "locale", "archived_at", "draft_revision", "published_version_id"])
    .where("path", "in", paths)
    .execute();
  return ({ path, locale }) => {
    const row = rows.find((one) => one.path === path && one.locale === locale);
    if (!row) return undefined;
    const { id, kind, archived_at, draft_revision, published_version_id } = row;
    const isArchived = archived_at !== null;
    const isNew = draft_revision === 1 && published_version_id === null;
    return { id, kind, isArchived, isUntouched: kind === "post" && !isArchived && isNew };
  };
}
