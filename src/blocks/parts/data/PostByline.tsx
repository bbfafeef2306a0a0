import { cx, formatDate } from "#shared";
import { useBlockContext } from "../../context.tsx";
import { BlockImage } from "../BlockImage.tsx";
import type { PostSummary } from "./post.ts";

/** A post's author and date, where requested and known; renders nothing without them. */
export function PostByline({
  post,
  withName,
  withAvatar,
  withDate,
  className,
}: {
  post: PostSummary;
  withName?: boolean;
  withAvatar?: boolean;
  withDate?: boolean;
  className?: string;
}) {
  const { locale } = useBlockContext();
  const { author, publishedAt } = post;
  const name = withName ? author?.name : undefined;
  const avatar = withAvatar ? author?.avatar : undefined;
  const date = withDate && publishedAt ? formatDate(publishedAt, locale) : undefined;
  if (!name && !avatar && !date) return null;
  return (
    <div className={cx("flex items-center gap-3 text-sm", className)}>
      {avatar && (
        <span className="size-11 shrink-0 overflow-hidden rounded-full text-xs">
          <BlockImage
            src={avatar}
            alt={name ? "" : (author?.name ?? "")}
            ratio={1}
            className="size-full object-cover"
          />
        </span>
      )}
      <div>
        {name && <p className="font-semibold">{name}</p>}
        {date && (
          <time dateTime={publishedAt} className="text-ink-soft">
            {date}
          </time>
        )}
      </div>
    </div>
  );
}
