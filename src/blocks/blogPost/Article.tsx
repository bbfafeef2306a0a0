import { cx } from "#shared";
import { useBlockContext } from "../context.tsx";
import { BlockImage } from "../parts/BlockImage.tsx";
import { PostByline } from "../parts/data/PostByline.tsx";
import { useContentHtml } from "../parts/rich-text/use-content-html.ts";
import type { Post } from "./schema.ts";

/** Width over height of the picture above a post. */
const COVER_RATIO = 16 / 9;

/** A post's own text; its markup comes from the sanitiser only. */
function Text({ content }: { content: string }) {
  const { image, richText } = useBlockContext();
  const html = useContentHtml(content);
  // Resolving an image adds its host to the page's policy.
  for (const host of richText.imageHosts(content)) image(host);
  if (!html.trim()) return null;
  return (
    <div className="mx-auto mt-10 max-w-3xl">
      <div className="content-text" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

/** A post: title, who wrote it and when, its picture and its text. */
export function Article({ post }: { post: Post }) {
  const { idPrefix, isLead } = useBlockContext();
  const { title, description, coverImage, coverAlt = "", content } = post;
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
      <Text content={content} />
    </article>
  );
}
