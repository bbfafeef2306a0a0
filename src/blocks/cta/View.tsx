import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { Actions, Headline } from "./Copy.tsx";
import { LargeLink } from "./LargeLink.tsx";
import { Points } from "./Points.tsx";
import type { Cta } from "./schema.ts";
import { Split } from "./Split.tsx";

type StyleProps = { content: Cta };

function Description({ content }: StyleProps) {
  return content.description ? <p className="max-w-prose text-lead text-ink-soft">{content.description}</p> : null;
}

/** The end of a page: the deep ground over the full width, the headline as large as the page allows. */
function Band({ content }: StyleProps) {
  return (
    <BlockSection color={content.color ?? "deep"} labelled={content.headline !== ""} className="cta-band">
      <Headline content={content} className="cta-large" />
      <div className="cta-foot">
        <Description content={content} />
        <Actions content={content} />
      </div>
    </BlockSection>
  );
}

/** One request on a card of its own, between other blocks. */
function Card({ content }: StyleProps) {
  return (
    <BlockSection color={content.color} labelled={content.headline !== ""}>
      <div className="cta-card">
        <Headline content={content} className="text-title" />
        <Description content={content} />
        <Actions content={content} />
      </div>
    </BlockSection>
  );
}

/** The request beside what readers agree to. */
function Checklist({ content }: StyleProps) {
  return (
    <BlockSection ground="tint" color={content.color} labelled={content.headline !== ""} className="cta-checklist">
      <div className="cta-copy">
        <Headline content={content} className="text-title" />
        <Description content={content} />
        <Actions content={content} />
      </div>
      <Points content={content} />
    </BlockSection>
  );
}

/** One quiet line between two hairlines. */
function Bar({ content }: StyleProps) {
  return (
    <BlockSection compact color={content.color} labelled={content.headline !== ""}>
      <div className="cta-bar">
        <div className="cta-copy">
          <Headline content={content} className="text-subtitle" />
          {content.description && <p className="max-w-prose text-ink-soft">{content.description}</p>}
        </div>
        <Actions content={content} />
      </div>
    </BlockSection>
  );
}

const STYLES = {
  band: Band,
  split: Split,
  card: Card,
  checklist: Checklist,
  bar: Bar,
  link: LargeLink,
} satisfies Record<Cta["style"], unknown>;

/** A call to action. */
export function View({ content }: ViewProps<Cta>) {
  const Style = STYLES[content.style];
  return <Style content={content} />;
}
