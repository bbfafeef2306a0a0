import { useMemo } from "react";
import { diffWords } from "#drafts";

/** The difference between a text before and after, word by word. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  const changes = useMemo(() => diffWords(before, after), [before, after]);
  return (
    <p className="rounded-control border border-line bg-tint px-3 py-2 break-words whitespace-pre-wrap">
      {changes.map(({ text, kind }, index) => {
        if (kind === "same") return text;
        const Tag = kind === "added" ? "ins" : "del";
        const className =
          kind === "added" ? "bg-brand-tint text-ink decoration-brand" : "bg-danger-tint text-ink decoration-danger";
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a piece of a text is identified by its index alone
          <Tag key={index} className={`rounded-xs px-0.5 ${className}`}>
            {text}
          </Tag>
        );
      })}
    </p>
  );
}
