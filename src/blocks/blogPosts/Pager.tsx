import { Icon } from "#ui";
import { useBlockContext, useLangs } from "../context.tsx";
import type { PostList } from "../parts/data/post.ts";
import { listAddress } from "./list-address.ts";

/**
 * Links to newer and older posts around the number of this page; nothing where all posts are on one page. A group, as the
 * tags are (TagFilter).
 */
export function Pager({ list }: { list: PostList }) {
  const { blog } = useBlockContext().texts;
  const langs = useLangs();
  const { page, hasNext } = list;
  if (page === 1 && !hasNext) return null;
  return (
    <div className="blog-pager" role="group" aria-label={blog.pages} lang={langs.interface}>
      {page > 1 && (
        <a rel="prev" href={listAddress(list, page - 1)}>
          <Icon name="ChevronLeft" />
          {blog.newer}
        </a>
      )}
      <p aria-current="page">{blog.page.replace("{number}", String(page))}</p>
      {hasNext && (
        <a rel="next" href={listAddress(list, page + 1)}>
          {blog.older}
          <Icon name="ChevronRight" />
        </a>
      )}
    </div>
  );
}
