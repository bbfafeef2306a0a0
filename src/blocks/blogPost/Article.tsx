import { cx } from "#shared";
import { useBlockContext } from "../context.tsx";
import { BlockImage } from "../parts/BlockImage.tsx";
import { PostByline } from "../parts/data/PostByline.tsx";
import type { PostPage } from "../parts/data/post.ts";

/** Width over height of the picture above a post. */
const COVER_RATIO = 16 / 9;

/** A post: title, who wrote it and when, its picture and its text. */
export function Article({ post }: { post: PostPage }) {
  const { idPrefix, isLead, body } = useBlockContext();
  const { title, description, coverImage, coverAlt = "" } = post;
  const Title = isLead ? "h1" : "h2";
  return (
    <article aria-labelledby={title ? `${idPrefix}-title` : undefined}>
      <header className="mx-auto max-w-3xl">
        {title && (
          <Title id={`${idPrefix}-title`} className={isLead ? "text-display" : "text-title"}>
            {title}
          </Title>
        )}
        {description && <p className="mt-5 text-lead text-ink-soft">{description}</p>}
        <PostByline post={post} withName withAvatar withDate className={cx((title || description) && "mt-6")} />
      </header>
      {coverImage && (
        <div className="post-cover mx-auto mt-10 max-w-5xl">
          <BlockImage src={coverImage} alt={coverAlt} ratio={COVER_RATIO} eager={isLead} />
        </div>
      )}
      {body && <div className="post-body" dangerouslySetInnerHTML={{ __html: body }} />}
    </article>
  );
}
