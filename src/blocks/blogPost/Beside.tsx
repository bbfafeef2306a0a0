import { useBlockContext, useLangs } from "../context.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import type { ListedPost, PostPage } from "../parts/data/post.ts";

function Neighbour({ post, label, rel }: { post: ListedPost; label: string; rel: "prev" | "next" }) {
  const langs = useLangs();
  return (
    <TextLink href={post.href} rel={rel} className="post-neighbour">
      <span lang={langs.interface}>{label}</span> <span>{post.title}</span>
    </TextLink>
  );
}

/** Links to the posts before and after one; nothing for the only post of a blog. */
export function Beside({ post: { previous, next } }: { post: PostPage }) {
  const { blog } = useBlockContext().texts;
  if (!previous && !next) return null;
  return (
    <nav className="post-beside" aria-label={blog.beside} data-read="skip">
      {previous && <Neighbour post={previous} label={blog.previous} rel="prev" />}
      {next && <Neighbour post={next} label={blog.next} rel="next" />}
    </nav>
  );
}
