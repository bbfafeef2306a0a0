import { countWords, readingMinutes } from "#shared";

/** The length of a text, and why it can't be stored. */
export function WritingFooter({ text, error }: { text: string; error: string | undefined }) {
  const words = countWords(text);
  return (
    <div className="flex min-h-8 items-center gap-4 border-t border-line bg-raised px-4 py-1 text-sm text-ink-soft">
      <p className="tabular-nums">
        {words.toLocaleString("en")} {words === 1 ? "word" : "words"}
        {words > 0 && `, ${readingMinutes(words)} min read`}
      </p>
      {error !== undefined && (
        <p role="alert" className="font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
