import { openDatabase } from "#db";
import { pace } from "./pace.ts";
import { withFilledSite } from "./site-cpu.ts";

const TIMES = pace(1000, 300);
/** The number of rows stored at once. */
const PART = 500;
const BLOCKS = JSON.stringify([
  { content: { style: "simple", content: "A sentence of a usual length. ".repeat(200) } },
]);

/** CPU milliseconds of a request to the site, by what is asked for. */
export type Asking = Record<"cached" | "list" | "archive" | "sitemap" | "unknown", number>;

/** Stores published pages that nobody has changed since, in a database that no server has open. */
async function storePages(folder: string, count: number): Promise<void> {
  const { db, close } = await openDatabase({ folder, exclusive: true });
  const ids = Array.from({ length: count }, (_one, index) => String(index));
  for (let start = 0; start < count; start += PART) {
    const part = ids.slice(start, start + PART);
    const at = (id: string) => new Date(1_700_000_000_000 + Number(id) * 1000).toISOString();
    const pages = part.map((id) => ({
      id: `p${id}`,
      path: `/page-${id}`,
      locale: "en",
      title: `Page ${id}`,
      search_text: `page ${id}`,
      published_version_id: `v${id}`,
      published_at: at(id),
      published_revision: 0,
      draft_revision: null,
      archived_at: null,
      created_at: at(id),
      updated_at: at(id),
      updated_by: "",
    }));
    const versions = part.map((id) => ({
      id: `v${id}`,
      page_id: `p${id}`,
      meta_tags: "[]",
      blocks: BLOCKS,
      revision: 0,
      author: "",
      summary: "",
      published_at: at(id),
    }));
    await db.insertInto("pages").values(pages).execute();
    await db.insertInto("page_versions").values(versions).execute();
  }
  await close();
}

/** Measures what a request takes on a site with that many pages. */
export async function benchPages(count: number): Promise<Asking> {
  return withFilledSite(
    (folder) => storePages(folder, count),
    TIMES,
    async (cpuOf) => ({
      cached: await cpuOf(() => "/contact"),
      list: await cpuOf(() => "/api/pages"),
      archive: await cpuOf(() => "/api/pages?status=archived"),
      sitemap: await cpuOf(() => "/sitemap.xml"),
      unknown: await cpuOf((n) => `/nothing-${n}`),
    }),
  );
}
