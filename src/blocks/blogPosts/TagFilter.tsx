import { useBlockContext, useLangs } from "../context.tsx";
import type { PostList } from "../parts/data/post.ts";

/** As many as people look through; the others are reached from the posts that have them. */
const MAX_TAGS = 12;

/**
 * Links that narrow the list to one tag, the chosen one marked; nothing where there is no choice. A group, as the several
 * lists of a page can't have landmarks of one name.
 */
export function TagFilter({ list: { href, tag, tags } }: { list: PostList }) {
  const { texts } = useBlockContext();
  const langs = useLangs();
  const shown = tags.filter(({ name }, index) => index < MAX_TAGS || name === tag?.name);
  if (shown.length < 2 && !tag) return null;
  return (
    <div role="group" aria-label={texts.blog.topics} lang={langs.interface}>
      <ul className="post-tags">
        <li>
          <a href={href} aria-current={tag ? undefined : "true"}>
            {texts.blog.allPosts}
          </a>
        </li>
        {shown.map(({ name, label, href: address }) => (
          <li key={name} lang={langs.interface && langs.content}>
            <a href={address} aria-current={name === tag?.name ? "true" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
