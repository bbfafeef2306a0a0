import { useBlockContext, useLangs } from "../context.tsx";
import { AuthorPicture } from "../parts/data/AuthorPicture.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import type { PostAuthor } from "../parts/data/post.ts";

/** Who wrote a post, in a few words; nothing for an author of whom only the name is known. */
export function AuthorCard({ author }: { author: PostAuthor }) {
  const { idPrefix, texts } = useBlockContext();
  const langs = useLangs();
  const { name, bio, link } = author;
  if (!bio) return null;
  const id = `${idPrefix}-author`;
  const [before, after] = texts.blog.writtenBy.split("{name}");
  return (
    <section className="post-author" aria-labelledby={id}>
      <AuthorPicture author={author} isNamed />
      <div>
        <h2 id={id}>
          <span lang={langs.interface}>{before}</span>
          {link ? (
            <TextLink href={link} rel="author">
              {name}
            </TextLink>
          ) : (
            name
          )}
          {after}
        </h2>
        <p>{bio}</p>
      </div>
    </section>
  );
}
