import { openDatabase } from "#db";
import { pace } from "./pace.ts";
import { withFilledSite } from "./site-cpu.ts";

const TIMES = pace(300, 100);
/** The number of rows stored at once. */
const PART = 500;
const BLOG = "/posts";
const TAGS = ["families", "mentors", "safety", "reports", "data"];
const BLOCKS = JSON.stringify([
  { content: { style: "simple", content: "## A heading\n\nA sentence of a usual length. ".repeat(60) } },
]);

/** CPU milliseconds of a request to the site, by what is asked for. */
export type PostTimes = Record<
  "cached" | "unknownTag" | "firstPages" | "lastPages" | "post" | "adminList" | "feed",
  number
>;

/** One tag in as many cases as a number has bits, so that each address is new however few pages there are. */
function written(number: number): string {
  return (TAGS[0] ?? "")
    .split("")
    .map((letter, bit) => (Math.floor(number / 2 ** bit) % 2 === 1 ? letter.toUpperCase() : letter))
    .join("");
}

const at = (index: number) => new Date(1_700_000_000_000 + index * 60_000).toISOString();

function rowsOf(index: number) {
  const id = `p${String(index).padStart(6, "0")}`;
  const path = `${BLOG}/post-${index}`;
  const title = `Post ${index} about ${TAGS[index % TAGS.length]}`;
  const tag = TAGS[index % TAGS.length] ?? "";
  const metaTags = JSON.stringify([
    { name: "title", value: title },
    { name: "article:tag", value: tag },
  ]);
  const listing = {
    page_id: id,
    path,
    blog: BLOG,
    locale: "en",
    title,
    description: "What it is about, in a sentence.",
    cover: "",
    cover_alt: "",
    author: "Ines",
    published_at: at(index),
    words: 600,
  };
  return {
    page: {
      id,
      kind: "post" as const,
      path,
      locale: "en",
      title,
      search_text: title.toLowerCase(),
      published_version_id: `v${index}`,
      published_at: at(index),
      published_revision: 0,
      draft_revision: null,
      archived_at: null,
      created_at: at(index),
      updated_at: at(index),
      updated_by: "",
    },
    version: {
      id: `v${index}`,
      page_id: id,
      meta_tags: metaTags,
      blocks: BLOCKS,
      revision: 0,
      author: "",
      summary: "",
      published_at: at(index),
    },
    listings: (["draft", "published"] as const).map((state) => Object.assign({ state }, listing)),
    tags: (["draft", "published"] as const).map((state) => ({
      page_id: id,
      state,
      tag,
      label: tag,
      blog: BLOG,
      locale: "en",
      published_at: at(index),
    })),
  };
}

/** Stores published posts in a database that no server has open, and the page that lists them. */
async function storePosts(folder: string, count: number): Promise<void> {
  const { db, close } = await openDatabase({ folder, exclusive: true });
  for (let start = 0; start < count; start += PART) {
    const rows = Array.from({ length: Math.min(PART, count - start) }, (_one, index) => rowsOf(start + index));
    await db
      .insertInto("pages")
      .values(rows.map(({ page }) => page))
      .execute();
    await db
      .insertInto("page_versions")
      .values(rows.map(({ version }) => version))
      .execute();
    await db
      .insertInto("post_listings")
      .values(rows.flatMap(({ listings }) => listings))
      .execute();
    await db
      .insertInto("post_tags")
      .values(rows.flatMap(({ tags }) => tags))
      .execute();
  }
  const { page, version } = rowsOf(count);
  await db
    .insertInto("pages")
    .values(Object.assign({}, page, { kind: "page", path: BLOG }))
    .execute();
  await db
    .insertInto("page_versions")
    .values(Object.assign({}, version, { blocks: JSON.stringify([{ blogPosts: { withDate: true } }]) }))
    .execute();
  await close();
}

/** Measures what a request takes on a site with that many posts. Each address but those from the cache is new. */
export async function benchPosts(count: number): Promise<PostTimes> {
  const lastPage = Math.floor(count / TAGS.length / 12);
  return withFilledSite(
    (folder) => storePosts(folder, count),
    TIMES,
    async (cpuOf) => ({
      cached: await cpuOf(() => BLOG),
      unknownTag: await cpuOf((n) => `${BLOG}?tag=none-${n}`),
      firstPages: await cpuOf((n) => `${BLOG}?page=${1 + (n % 10)}&tag=${written(n)}`),
      lastPages: await cpuOf((n) => `${BLOG}?page=${lastPage - (n % 10)}&tag=${written(n)}`),
      post: await cpuOf((n) => `${BLOG}/post-${n % count}`),
      adminList: await cpuOf(() => "/api/pages?kind=post"),
      feed: await cpuOf(() => `${BLOG}/feed.xml`),
    }),
  );
}
