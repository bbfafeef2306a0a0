import type { Executor } from "#db";
import type { Locale } from "#shared";
import { listPublishedPosts, type ListedPost } from "./published-posts.server.ts";

/** The newest posts of a blog among which related ones are looked for: reading them takes a millisecond. */
const CANDIDATES = 200;
const TAG_WEIGHT = 10;
/** Words that are too short to say what a post is about. */
const MIN_LETTERS = 4;

const WORD = /[\p{L}\p{N}]+/gu;

function wordsOf({ title, description }: ListedPost): Set<string> {
  const words = `${title} ${description}`.toLowerCase().match(WORD) ?? [];
  return new Set(words.filter((word) => word.length >= MIN_LETTERS));
}

/** @returns a weight for each word: the fewer posts have it, the more it says. */
function weightsOf(posts: readonly Set<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const words of posts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, Math.log(1 + posts.length / count)]));
}

/**
 * Orders posts by what they have in common with one: tags first, then the words of title and description, rare words more
 * than common ones. Of equal ones the newest comes first.
 * @param posts newest first.
 * @returns those that have anything in common.
 */
export function rankRelated(post: ListedPost, posts: readonly ListedPost[]): ListedPost[] {
  const own = wordsOf(post);
  const tags = new Set(post.tags.map(({ tag }) => tag));
  const words = posts.map(wordsOf);
  const weights = weightsOf([own, ...words]);
  const scored = posts.map((one, index) => {
    const shared = [...(words[index] ?? [])].filter((word) => own.has(word));
    const score = shared.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
    return { one, score: score + TAG_WEIGHT * one.tags.filter(({ tag }) => tags.has(tag)).length };
  });
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ one }) => one);
}

/** Finds the posts of a blog that have most in common with one. @param without ids of posts that are shown already. */
export async function findRelated(
  db: Executor,
  post: ListedPost,
  { blog, locale, limit, without }: { blog: string; locale: Locale; limit: number; without: readonly string[] },
): Promise<ListedPost[]> {
  const shown = new Set([post.pageId, ...without]);
  const candidates = await listPublishedPosts(db, { blog, locale, limit: CANDIDATES });
  return rankRelated(
    post,
    candidates.filter(({ pageId }) => !shown.has(pageId)),
  ).slice(0, limit);
}
