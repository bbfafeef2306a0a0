import { useBlockContext } from "../context.tsx";
import { itemKey } from "../parts/item-key.ts";
import { TextLink } from "../parts/TextLink.tsx";
import type { AdvantagesTable } from "./schema.ts";

/** The sources that the references link to. */
export function Sources({ citations }: { citations: AdvantagesTable["citations"] }) {
  const { idPrefix, texts } = useBlockContext();
  return (
    <>
      <h3 className="mt-10 font-sans text-sm">{texts.sources}</h3>
      <ul className="mt-2 grid gap-2 text-sm text-ink-soft @md:grid-cols-2 @md:gap-6 @lg:grid-cols-4">
        {citations.map((citation, index) => (
          <li
            key={itemKey(citation, index)}
            id={`${idPrefix}-source-${index + 1}`}
            className="flex gap-3 rounded-control target:bg-accent-tint"
          >
            <span className="font-semibold">{citation.symbol}</span>{" "}
            <span>
              {citation.url ? (
                <TextLink href={citation.url} className="underline">
                  {citation.title}
                </TextLink>
              ) : (
                citation.title
              )}
              {citation.text && " "}
              {citation.text && <span className="block">{citation.text}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
