import { PostContent, type PostProps } from "../parts/data/PostContent.tsx";

/** One post of the list; the whole entry leads to it. */
export function PostEntry(post: PostProps) {
  return (
    <li className="blog-entry">
      <PostContent {...post} sizes="(width >= 48rem) 18rem, 100vw" titleClass="text-subtitle" wordsClass="blog-words" />
    </li>
  );
}
