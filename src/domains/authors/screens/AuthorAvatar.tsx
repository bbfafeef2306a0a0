import { useState } from "react";
import { initialsOf, safeImageSrc } from "#shared";
import type { Author } from "../author.ts";

/** An author's picture; the initials where there is none, or none at its address. Decorates the name beside it. */
export function AuthorAvatar({ name, avatar }: Pick<Author, "name" | "avatar">) {
  const [broken, setBroken] = useState<string>();
  const src = safeImageSrc(avatar);
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-tint text-sm font-semibold text-ink-soft"
    >
      {src !== undefined && src !== broken ? (
        <img
          src={src}
          alt=""
          draggable={false}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setBroken(src)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
