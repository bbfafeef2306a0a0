import { TextLink } from "../parts/TextLink.tsx";
import type { FaqItem } from "./schema.ts";

/** The answer to a question, and where to read more. */
export function Answer({ item: { answer, link } }: { item: FaqItem }) {
  return (
    <>
      <p>{answer}</p>
      {link?.href && (
        <p className="mt-3">
          <TextLink href={link.href} target={link.target}>
            {link.text || link.href}
          </TextLink>
        </p>
      )}
    </>
  );
}

/** A question that opens on a click. */
export function Question({ item, className = "border-b border-line" }: { item: FaqItem; className?: string }) {
  return (
    <details className={className}>
      <summary dir="auto" className="opener py-5 font-semibold hover:text-brand">
        {item.question}
      </summary>
      <div className="max-w-prose pb-6 text-ink-soft">
        <Answer item={item} />
      </div>
    </details>
  );
}
