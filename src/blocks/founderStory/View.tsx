import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { itemKey } from "../parts/item-key.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { paragraphs } from "./paragraphs.ts";
import { Pledge } from "./Pledge.tsx";
import { Portrait } from "./Portrait.tsx";
import type { FounderStory } from "./schema.ts";

/** The name as if written by hand, with title and credentials in print below. */
function Signature({ signature }: { signature: FounderStory["signature"] }) {
  const print = [signature?.title, signature?.credentials].filter(Boolean).join(" · ");
  if (!signature?.name && !print) return null;
  return (
    <div className="mt-10">
      {signature?.name && <p className="founder-signature">{signature.name}</p>}
      {print && <p className="mt-2 text-sm text-ink-soft">{print}</p>}
    </div>
  );
}

/** A letter: the author on the left, and on the right the text, the promises and the signature. */
export function View({ content }: ViewProps<FounderStory>) {
  const letter = paragraphs(content.description);
  return (
    <BlockSection labelled={content.headline !== ""} className="grid gap-10 @md:grid-cols-12 @md:gap-x-8">
      <div className="@md:sticky below-top @md:col-span-4 @md:self-start">
        <Portrait content={content} />
      </div>
      <div className="@md:col-span-8 @lg:col-span-7 @lg:col-start-6">
        <SectionHeading headline={content.headline} />
        {letter.length > 0 && (
          <div className="mt-6 grid gap-5 font-display text-lead">
            {letter.map((paragraph, index) => (
              <p key={itemKey(paragraph, index)}>{paragraph}</p>
            ))}
          </div>
        )}
        <Pledge pledge={content.pledge} />
        <Signature signature={content.signature} />
      </div>
    </BlockSection>
  );
}
