import type { PublishReview } from "#publishing";
import { Moment } from "#client";

/** Who changed what since the page was last published. */
export function Contributions({ contributions, published }: Pick<PublishReview, "contributions" | "published">) {
  if (contributions.length === 0) return null;
  return (
    <section aria-label="Who changed what" className="grid gap-2">
      <h3>Who changed what</h3>
      <ul className="grid gap-1">
        {contributions.map(({ author, labels, at }) => (
          <li key={author}>
            <span className="font-semibold">{author || "The system"}</span>
            {`: ${labels.join(", ")} `}
            <span className="text-ink-soft">
              (last <Moment at={at} />)
            </span>
          </li>
        ))}
      </ul>
      {published && (
        <p className="text-ink-soft">
          Last published <Moment at={published.publishedAt} />
          {published.author && ` by ${published.author}`}
        </p>
      )}
    </section>
  );
}
