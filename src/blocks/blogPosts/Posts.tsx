import { PostCard } from "../parts/data/PostCard.tsx";
import { PostContent } from "../parts/data/PostContent.tsx";
import type { ListedPost } from "../parts/data/post.ts";
import type { BlogPosts } from "./schema.ts";

const ENTRY = "(width >= 48rem) 18rem, 100vw";
const CARD = "(width >= 68rem) 22rem, (width >= 42rem) 48vw, 100vw";
const LARGE = "(width >= 75rem) 42rem, (width >= 48rem) 58vw, 100vw";

type PostsProps = {
  posts: readonly ListedPost[];
  content: BlogPosts;
  level: "h2" | "h3";
  /** Whether the first picture may be the largest thing on screen. */
  isLead: boolean;
  /** Whether the list begins with the newest post. */
  isFirstPage: boolean;
};

/** One below another, as in a magazine's table of contents. */
function List({ posts, content, level, isLead }: PostsProps) {
  return (
    <ul className="blog-list">
      {posts.map((post, index) => (
        <li key={post.href} className="blog-entry">
          <PostContent
            post={post}
            flags={content}
            level={level}
            eager={isLead && index === 0}
            sizes={ENTRY}
            titleClass="text-subtitle"
            wordsClass="blog-words"
          />
        </li>
      ))}
    </ul>
  );
}

function Cards({ posts, content, level, isLead }: PostsProps) {
  return (
    <ul className="post-cards">
      {posts.map((post, index) => (
        <PostCard
          key={post.href}
          post={post}
          flags={content}
          level={level}
          sizes={CARD}
          eager={isLead && index === 0}
        />
      ))}
    </ul>
  );
}

/** The newest post large, and the others as cards; further pages have cards only. */
function Featured(props: PostsProps) {
  const { posts, content, level, isLead, isFirstPage } = props;
  const [newest, ...others] = posts;
  if (!newest || !isFirstPage) return <Cards {...props} />;
  return (
    <ul className="post-cards blog-featured">
      <PostCard post={newest} flags={content} level={level} sizes={LARGE} eager={isLead} isLarge />
      {others.map((post) => (
        <PostCard key={post.href} post={post} flags={content} level={level} sizes={CARD} />
      ))}
    </ul>
  );
}

const STYLES = { list: List, cards: Cards, featured: Featured };

/** The posts of one page of the list, in the block's style. */
export function Posts(props: PostsProps) {
  const Style = STYLES[props.content.style];
  return <Style {...props} />;
}
