import { BlockImage } from "../BlockImage.tsx";
import { TextLink } from "../TextLink.tsx";
import { PostByline } from "./PostByline.tsx";
import type { ListedPost, ShownFlags } from "./post.ts";

/** Width over height of a post's picture in lists. */
const RATIO = 16 / 10;

/** How a list shows each post. */
export type PostProps = { post: ListedPost; flags: ShownFlags; level: "h2" | "h3"; eager?: boolean };

type PostContentProps = PostProps & {
  /** How wide the picture is, as in an image's `sizes`. */
  sizes: string;
  titleClass: string;
  wordsClass: string;
};

/** What lists show of a post; its title is the link. */
export function PostContent({ post, flags, level: Title, eager, sizes, titleClass, wordsClass }: PostContentProps) {
  const { withCoverImage, withAuthorName, withAuthorAvatar, withDate } = flags;
  const cover = withCoverImage ? post.coverImage : undefined;
  return (
    <>
      {cover && (
        <div className="post-picture">
          <BlockImage src={cover} alt="" ratio={RATIO} eager={eager} sizes={sizes} />
        </div>
      )}
      <div className={wordsClass}>
        <Title className={titleClass}>
          <TextLink href={post.href} className="cover-link">
            {post.title}
          </TextLink>
        </Title>
        {post.description && <p className="post-summary">{post.description}</p>}
        <PostByline post={post} withName={withAuthorName} withAvatar={withAuthorAvatar} withDate={withDate} />
      </div>
    </>
  );
}
