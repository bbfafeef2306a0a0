import { useBlockContext } from "../context.tsx";
import { BlockImage } from "../parts/BlockImage.tsx";
import type { PostPage } from "../parts/data/post.ts";
import { Contents, FoldedContents } from "./Contents.tsx";
import { headingsIn } from "./headings-in.ts";
import { PostEnd } from "./PostEnd.tsx";
import { PostHeader } from "./PostHeader.tsx";

/** Width over height of the picture above a post. */
const COVER_RATIO = 16 / 9;
/** Fewer headings are in view anyway. */
const MIN_HEADINGS = 3;

/** A post: its header, its picture and its blocks, with its headings beside them where there are several. */
export function Article({ post }: { post: PostPage }) {
  const { idPrefix, isLead, body } = useBlockContext();
  const { title, coverImage, coverAlt = "" } = post;
  const found = headingsIn(body ?? "");
  const headings = found.length < MIN_HEADINGS ? [] : found;
  return (
    <article className="post" aria-labelledby={title ? `${idPrefix}-title` : undefined}>
      <PostHeader post={post} />
      {coverImage && (
        <div className="post-cover">
          <BlockImage src={coverImage} alt={coverAlt} ratio={COVER_RATIO} eager={isLead} />
        </div>
      )}
      {headings.length > 0 && <Contents headings={headings} />}
      <div className="post-main">
        {headings.length > 0 && <FoldedContents headings={headings} />}
        {body && <div className="post-body" dangerouslySetInnerHTML={{ __html: body }} />}
        <PostEnd post={post} />
      </div>
    </article>
  );
}
