import { PostContent, type PostProps } from "./PostContent.tsx";

type PostCardProps = PostProps & {
  /** How wide the picture is, as in an image's `sizes`. */
  sizes: string;
  isLarge?: boolean;
};

/** A post as a card, as an item of a list; all of it leads to the post. */
export function PostCard({ isLarge, ...post }: PostCardProps) {
  return (
    <li className="post-card" data-size={isLarge ? "large" : undefined}>
      <PostContent {...post} titleClass={isLarge ? "text-title" : "text-subtitle"} wordsClass="post-words" />
    </li>
  );
}
