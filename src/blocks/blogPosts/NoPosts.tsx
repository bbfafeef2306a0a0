import { useBlockContext } from "../context.tsx";
import { EmptyState } from "../parts/data/EmptyState.tsx";
import type { PostList } from "../parts/data/post.ts";

/** Says why a list shows nothing: no posts at all, none with the chosen tag, or none on a page this far back. */
export function NoPosts({ list }: { list?: PostList }) {
  const { blog } = useBlockContext().texts;
  const link = list && { text: blog.allPosts, href: list.href };
  if (list?.page && list.page > 1) {
    return <EmptyState icon="BookOpen" text={blog.noneHere} hint={blog.noneHereHint} link={link} />;
  }
  if (list?.tag) {
    const { name, label = name } = list.tag;
    const text = blog.noneTagged.replace("{tag}", () => label);
    return <EmptyState icon="BookOpen" text={text} hint={blog.noneTaggedHint} link={link} />;
  }
  return <EmptyState icon="BookOpen" text={blog.none} hint={blog.noneHint} />;
}
