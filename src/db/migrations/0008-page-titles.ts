import { sql, type Kysely } from "kysely";
import { searchText } from "../search.server.ts";

type Row = { id: string; path: string; meta_tags: string };
type Tables = { pages: { id: string; path: string; title: string; search_text: string } };

/** Names pages that were made before pages had a name after the shortened title of their published version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const pages = db.withTables<Tables>();
  const { rows } = await sql<Row>`
    select pages.id, pages.path, page_versions.meta_tags from pages
    join page_versions on page_versions.id = pages.published_version_id where pages.title = pages.path`.execute(db);
  for (const { id, path, meta_tags } of rows) {
    const title = path === "/" ? "Home" : titleIn(meta_tags);
    if (title === undefined) continue;
    const change = { title, search_text: searchText([title, path]) };
    await pages.updateTable("pages").set(change).where("id", "=", id).execute();
  }
}

/**
 * @returns the title in stored meta tags, without the site's name after it; none where they have none or aren't a list.
 */
function titleIn(stored: string): string | undefined {
  const tags = readTags(stored);
  const value = tags.find((tag) => tag?.name === "title")?.value;
  const title = typeof value === "string" ? value.split(" | ", 1)[0]?.trim().slice(0, 200) : "";
  return title ? title : undefined;
}

function readTags(stored: string): ({ name?: unknown; value?: unknown } | null)[] {
  try {
    const tags: unknown = JSON.parse(stored);
    return Array.isArray(tags) ? tags : [];
  } catch {
    return [];
  }
}
