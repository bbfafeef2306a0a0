import { useBlockContext } from "../context.tsx";
import type { PostPage } from "../parts/data/post.ts";
import { AuthorCard } from "./AuthorCard.tsx";
import { Share } from "./Share.tsx";

/** What follows a post's text: its tags, links that share it, and its author. */
export function PostEnd({ post: { title, url, tags, author } }: { post: PostPage }) {
  const { texts } = useBlockContext();
  return (
    <footer className="post-end">
      {tags && tags.length > 0 && (
        <ul className="post-tags" aria-label={texts.blog.tags} data-read="skip">
          {tags.map(({ name, label, href }) => (
            <li key={name}>
              <a href={href} rel="tag">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Share title={title} url={url} />
      {author && <AuthorCard author={author} />}
    </footer>
  );
}
