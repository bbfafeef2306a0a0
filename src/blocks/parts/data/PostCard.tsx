import { BlockImage } from "../BlockImage.tsx";
import { TextLink } from "../TextLink.tsx";
import { PostByline } from "./PostByline.tsx";
import type { ListedPost, ShownFlags } from "./post.ts";

/** Width over height of a card's picture. */
const RATIO = 16 / 10;

/** A post as a card, as an item of a list; all of it leads to the post, its title is the link. */
export function PostCard({
  post,
  flags,
  level: Title,
  sizes,
  eager,
  isLarge,
}: {
  post: ListedPost;
  flags: ShownFlags;
  level: "h2" | "h3";
  /** How wide the picture is, as in an image's `sizes`. */
  sizes: string;
  eager?: boolean;
  isLarge?: boolean;
}) {
  const { withCoverImage, withAuthorName, withAuthorAvatar, withDate } = flags;
  const cover = withCoverImage ? post.coverImage : undefined;
  return (
    <li className="post-card" data-size={isLarge ? "large" : undefined}>
      {cover && (
        <div className="post-picture">
          <BlockImage src={cover} alt="" ratio={RATIO} eager={eager} sizes={sizes} />
        </div>
      )}
      <div className="post-words">
        <Title className={isLarge ? "text-title" : "text-subtitle"}>
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
