import type { Executor } from "#db";
import type { PostChoices } from "../contract/post-choices.ts";
import { parentPath } from "../path.ts";
import { readStoredBlocks } from "../stored-content.ts";
import { isFrame } from "./frame.ts";

/** The most of each that are listed. */
const MAX_BLOGS = 100;
const MAX_AUTHORS = 1000;
const MAX_TAGS = 1000;

/** @returns the paths above published pages that show the post which their address names. */
async function blogsOfFrames(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom("pages")
    .innerJoin("page_versions", "page_versions.id", "pages.published_version_id")
    .select(["pages.path", "page_versions.blocks"])
    .where("pages.kind", "=", "page")
    .where("pages.archived_at", "is", null)
    .where("pages.path", "like", "%/:id1")
    .limit(MAX_BLOGS)
    .execute();
  const frames = rows.filter(({ path, blocks }) => !path.includes(":id2") && isFrame(readStoredBlocks(blocks)));
  return frames.map(({ path }) => parentPath(path));
}

async function blogsOfPosts(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom("post_listings")
    .select("blog")
    .distinct()
    .where("state", "=", "draft")
    .orderBy("blog")
    .limit(MAX_BLOGS)
    .execute();
  return rows.map(({ blog }) => blog);
}

async function authorsOfPosts(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom("post_listings")
    .select("author")
    .distinct()
    .where("state", "=", "draft")
    .where("author", "!=", "")
    .orderBy("author")
    .limit(MAX_AUTHORS)
    .execute();
  return rows.map(({ author }) => author);
}

async function tagsOfPosts(db: Executor): Promise<PostChoices["tags"]> {
  const rows = await db
    .selectFrom("post_tags")
    .select((eb) => [eb.fn.max("label").as("label"), eb.fn.countAll().as("count")])
    .where("state", "=", "draft")
    .groupBy("tag")
    .orderBy("count", "desc")
    .orderBy("tag")
    .limit(MAX_TAGS)
    .execute();
  return rows.map(({ label, count }) => ({ label, count: Number(count) }));
}

/** Lists what the posts of a site have been given: at most 100 blogs, and 1,000 authors and tags. */
export async function listPostChoices(db: Executor): Promise<PostChoices> {
  const blogs = new Set([...(await blogsOfFrames(db)), ...(await blogsOfPosts(db))]);
  return {
    blogs: [...blogs].toSorted((a, b) => a.localeCompare(b, "en")),
    authors: await authorsOfPosts(db),
    tags: await tagsOfPosts(db),
  };
}
