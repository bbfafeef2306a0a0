import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { Headline } from "./Headline.tsx";
import { LogoRow } from "./LogoRow.tsx";
import type { LogoClouds } from "./schema.ts";

function Quote({ quote }: Pick<LogoClouds, "quote">) {
  const { texts } = useBlockContext();
  if (!quote?.text) return null;
  const { text, name, role, sample } = quote;
  return (
    <figure className="logo-quote">
      <blockquote>{text}</blockquote>
      {(name || role || sample) && (
        <figcaption>
          {name && <span className="font-semibold">{name}</span>}
          {role && <span className="text-ink-soft">{role}</span>}
          {sample && <span className="rounded-full bg-accent-tint px-2 text-xs text-accent-text">{texts.sample}</span>}
        </figcaption>
      )}
    </figure>
  );
}

/** One person's words in large type; beside them, behind a hairline, the logos that stand for everyone else. */
export function View({ content }: ViewProps<LogoClouds>) {
  const { headline, logos, quote, color } = content;
  return (
    <BlockSection color={color} labelled={Boolean(headline)}>
      <div className="logo-beside">
        <Quote quote={quote} />
        <div className="logo-side">
          <Headline text={headline} />
          <LogoRow logos={logos} className="logo-pairs" />
        </div>
      </div>
    </BlockSection>
  );
}
