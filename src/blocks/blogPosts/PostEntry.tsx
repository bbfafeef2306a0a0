import { BlockImage } from "../parts/BlockImage.tsx";
import { PostByline } from "../parts/data/PostByline.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import type { ListedPost } from "../parts/data/post.ts";
import type { BlogPosts } from "./schema.ts";

/** Width over height of every cover in the list. */
const COVER_RATIO = 16 / 10;

/** One post of the list; the whole entry leads to it, its title is the link. */
export function PostEntry({
  post,
  content,
  level,
  eager,
}: {
  post: ListedPost;
  content: BlogPosts;
  level: "h2" | "h3";
  eager?: boolean;
}) {
  const { withCoverImage, withAuthorName, withAuthorAvatar, withDate } = content;
  const Title = level;
  const cover = withCoverImage ? post.coverImage : undefined;
  return (
    <li className="blog-entry">
      {cover && (
        <div className="blog-cover">
          <BlockImage src={cover} alt="" ratio={COVER_RATIO} eager={eager} />
        </div>
      )}
      <div className="blog-words">
        <Title className="text-subtitle">
          <TextLink href={post.href} className="blog-link">
            {post.title}
          </TextLink>
        </Title>
        {post.description && <p className="max-w-prose text-ink-soft">{post.description}</p>}
        <PostByline post={post} withName={withAuthorName} withAvatar={withAuthorAvatar} withDate={withDate} />
      </div>
    </li>
  );
}
