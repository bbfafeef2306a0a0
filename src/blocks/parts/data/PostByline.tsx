import { cx, formatDate } from "#shared";
import { useBlockContext } from "../../context.tsx";
import { TextLink } from "../TextLink.tsx";
import { AuthorPicture } from "./AuthorPicture.tsx";
import { PostFacts } from "./PostFacts.tsx";
import type { PostSummary } from "./post.ts";

/**
 * A post's author and date, where requested and known; renders nothing without them. The reading time is beside the date.
 * @param props.revisedAt when the post was last published.
 * @param props.linksAuthor whether the author's name leads to the author's own address.
 */
export function PostByline({
  post,
  withName,
  withAvatar,
  withDate,
  revisedAt,
  linksAuthor,
  className,
}: {
  post: PostSummary;
  withName?: boolean;
  withAvatar?: boolean;
  withDate?: boolean;
  revisedAt?: string;
  linksAuthor?: boolean;
  className?: string;
}) {
  const { locale } = useBlockContext();
  const { author, publishedAt, minutes } = post;
  const name = withName ? author?.name : undefined;
  const hasAvatar = withAvatar && author?.avatar;
  const hasDate = withDate && publishedAt && formatDate(publishedAt, locale);
  if (!name && !hasAvatar && !hasDate) return null;
  return (
    <div className={cx("post-byline", className)}>
      {hasAvatar && <AuthorPicture author={author} isNamed={Boolean(name)} />}
      <div>
        {name && (
          <p className="font-semibold">
            {linksAuthor && author?.link ? (
              <TextLink href={author.link} rel="author">
                {name}
              </TextLink>
            ) : (
              name
            )}
          </p>
        )}
        {hasDate && <PostFacts publishedAt={publishedAt} revisedAt={revisedAt} minutes={minutes} />}
      </div>
    </div>
  );
}
