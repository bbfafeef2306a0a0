import { countWords, readingMinutes } from "#shared";
import { DraftPostButton } from "../post-draft/DraftPostButton.tsx";

type WritingFooterProps = { blockKey: string; text: string; error: string | undefined };

/** The length of a text, and why it can't be stored; of a post without any, a way to begin. */
export function WritingFooter({ blockKey, text, error }: WritingFooterProps) {
  const words = countWords(text);
  return (
    <div className="flex min-h-11 items-center gap-4 border-t border-line bg-raised px-4 py-1 text-sm text-ink-soft">
      <p className="tabular-nums">
        {words.toLocaleString("en")} {words === 1 ? "word" : "words"}
        {words > 0 && `, ${readingMinutes(words)} min read`}
      </p>
      {text.trim() === "" && <DraftPostButton blockKey={blockKey} />}
      {error !== undefined && (
        <p role="alert" className="font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
