import { copyTexts } from "#ai";
import type { PublishedExamples } from "#ai/server";
import { findPublishedPage, listPostTags, listPublishedPosts } from "#publishing/server";
import { DEFAULT_LOCALE, LOCALES } from "#shared";
import type { Services } from "../services.ts";

const MAX_POSTS = 2;
const MAX_TAGS = 30;
/** The beginning of a post shows its voice; characters. */
const MAX_TEXT = 1500;

type Asked = { pageId?: string; language?: string };

/**
 * Reads how the site's latest published posts begin, and which tags posts have, in the language of a new post.
 * @param asked `pageId`: the post that is being written, which is no example for itself.
 */
export async function publishedExamples(
  { database: { db } }: Pick<Services, "database">,
  { pageId, language }: Asked,
): Promise<PublishedExamples> {
  const locale = LOCALES.find((code) => code === language) ?? DEFAULT_LOCALE;
  const [posts, tags] = await Promise.all([
    listPublishedPosts(db, { locale, limit: MAX_POSTS + 1 }),
    listPostTags(db, { locale, limit: MAX_TAGS }),
  ]);
  const others = posts.filter((post) => post.pageId !== pageId).slice(0, MAX_POSTS);
  const texts = await Promise.all(
    others.map(async ({ path, title }) => {
      const page = await findPublishedPage(db, path, locale);
      const copy = page?.blocks.flatMap((block) => copyTexts(block)).join("\n") ?? "";
      return `${title}\n${copy}`.slice(0, MAX_TEXT);
    }),
  );
  return { texts, tags: tags.map(({ label }) => label) };
}
