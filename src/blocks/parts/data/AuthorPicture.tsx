import { BlockImage } from "../BlockImage.tsx";
import type { PostAuthor } from "./post.ts";

/** An author's portrait in a circle; nothing without one. @param props.isNamed whether the name is beside it. */
export function AuthorPicture({ author, isNamed }: { author?: PostAuthor; isNamed: boolean }) {
  if (!author?.avatar) return null;
  return (
    <span className="post-avatar">
      <BlockImage src={author.avatar} alt={isNamed ? "" : author.name} ratio={1} sizes="6rem" />
    </span>
  );
}
