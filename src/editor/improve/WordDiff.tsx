import { useMemo } from "react";
import { wordChanges } from "./word-changes.ts";

/** What a text was and what it becomes, word by word. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  const changes = useMemo(() => wordChanges(before, after), [before, after]);
  return (
    <p className="rounded-control border border-line bg-tint px-3 py-2 break-words whitespace-pre-wrap">
      {changes.map(({ text, kind }, place) => {
        if (kind === "same") return text;
        const Tag = kind === "added" ? "ins" : "del";
        const look =
          kind === "added" ? "bg-brand-tint text-ink decoration-brand" : "bg-danger-tint text-ink decoration-danger";
        return (
          // eslint-disable-next-line react/no-array-index-key -- pieces of a text have nothing but their place
          <Tag key={place} className={`rounded-xs px-0.5 ${look}`}>
            {text}
          </Tag>
        );
      })}
    </p>
  );
}
