import { Icon } from "#ui";
import { useBlockContext, useLangs } from "../context.tsx";
import { PostByline } from "../parts/data/PostByline.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import type { PostPage } from "../parts/data/post.ts";

/** A post's title and what it is about, who wrote it and when, and the way back to all posts. */
export function PostHeader({ post }: { post: PostPage }) {
  const { idPrefix, isLead, texts } = useBlockContext();
  const langs = useLangs();
  const { title, description, blog, modifiedAt } = post;
  const Title = isLead ? "h1" : "h2";
  return (
    <header className="post-header">
      <p data-read="skip" lang={langs.interface}>
        <TextLink href={blog.href} className="post-back">
          <Icon name="ChevronLeft" />
          {texts.blog.allPosts}
        </TextLink>
      </p>
      {title && (
        <Title id={`${idPrefix}-title`} className={isLead ? "text-display" : "text-title"}>
          {title}
        </Title>
      )}
      {description && <p className="text-lead text-ink-soft">{description}</p>}
      <PostByline post={post} withName withAvatar withDate revisedAt={modifiedAt} linksAuthor />
    </header>
  );
}
