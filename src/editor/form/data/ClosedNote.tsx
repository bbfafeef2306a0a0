import { useDataSource } from "../../data/use-data-source.ts";
import type { ClosedWords } from "../../data/closed-words.ts";

/** Says at a field why visitors get nothing of the block, what helps, and leads there. */
export function ClosedNote({ words: { why, help, entity } }: { words: ClosedWords }) {
  const href = useDataSource()?.hrefOf(entity);
  return (
    <div className="mt-2 grid justify-items-start gap-1 rounded-control border border-accent bg-accent-tint px-3 py-2 text-sm">
      <p>
        {why} {help}
      </p>
      {href !== undefined && (
        <a href={href} target="_blank" rel="noopener" className="font-semibold underline">
          Open Data<span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
    </div>
  );
}
