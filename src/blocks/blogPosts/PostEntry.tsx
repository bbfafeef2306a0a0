import { BlockImage } from "../parts/BlockImage.tsx";
import { PostByline } from "../parts/data/PostByline.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import type { ListedPost, ShownFlags } from "../parts/data/post.ts";

/** Width over height of every cover in the list. */
const COVER_RATIO = 16 / 10;

/** One post of the list; the whole entry leads to it, its title is the link. */
export function PostEntry({
  post,
  flags,
  level: Title,
  eager,
}: {
  post: ListedPost;
  flags: ShownFlags;
  level: "h2" | "h3";
  eager?: boolean;
}) {
  const { withCoverImage, withAuthorName, withAuthorAvatar, withDate } = flags;
  const cover = withCoverImage ? post.coverImage : undefined;
  return (
    <li className="blog-entry">
      {cover && (
        <div className="post-picture">
          <BlockImage src={cover} alt="" ratio={COVER_RATIO} eager={eager} sizes="(width >= 48rem) 18rem, 100vw" />
        </div>
      )}
      <div className="blog-words">
        <Title className="text-subtitle">
          <TextLink href={post.href} className="post-link">
            {post.title}
          </TextLink>
        </Title>
        {post.description && <p className="post-summary">{post.description}</p>}
        <PostByline post={post} withName={withAuthorName} withAvatar={withAuthorAvatar} withDate={withDate} />
      </div>
    </li>
  );
}
