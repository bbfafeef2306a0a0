import { useBlockContext, useLangs } from "../context.tsx";
import { PostCard } from "../parts/data/PostCard.tsx";
import type { ListedPost } from "../parts/data/post.ts";

const FLAGS = { withCoverImage: true, withDate: true };
const SIZES = "(width >= 68rem) 22rem, (width >= 42rem) 48vw, 100vw";

/** Posts that have something in common with the one above; nothing without any. */
export function Related({ posts }: { posts: readonly ListedPost[] }) {
  const { idPrefix, texts } = useBlockContext();
  const langs = useLangs();
  if (posts.length === 0) return null;
  const id = `${idPrefix}-related`;
  return (
    <section className="post-related" aria-labelledby={id} data-read="skip">
      <h2 id={id} lang={langs.interface}>
        {texts.blog.related}
      </h2>
      <ul className="post-cards">
        {posts.map((post) => (
          <PostCard key={post.href} post={post} flags={FLAGS} level="h3" sizes={SIZES} />
        ))}
      </ul>
    </section>
  );
}
