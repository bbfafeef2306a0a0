import { Icon } from "#ui";
import { BlockSection } from "../parts/BlockSection.tsx";
import { CopyLine } from "../parts/CopyLine.tsx";
import { CtaList } from "../parts/CtaList.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import { Headline } from "./Copy.tsx";
import type { Cta } from "./schema.ts";

/** The action itself in large type: the main button's words over the full width, with an arrow that moves on hover. */
export function LargeLink({ content }: { content: Cta }) {
  const { cta = [], description, bottomText } = content;
  const filled = cta.filter(({ text }) => text);
  const main = filled.find(({ isPrimary }) => isPrimary) ?? filled[0];
  return (
    <BlockSection color={content.color} labelled={content.headline !== ""} className="cta-link">
      <div className="cta-lines">
        <div>
          <Headline content={content} className="text-subtitle" />
        </div>
        {description && <p className="max-w-prose text-ink-soft">{description}</p>}
      </div>
      {main && (
        <TextLink href={main.href} target={main.target} className="cta-large" track="cta">
          <span>{main.text}</span>
          <Icon name="ArrowRight" className="cta-arrow" />
        </TextLink>
      )}
      <div className="cta-lines">
        <CtaList items={filled.filter((one) => one !== main)} track="cta" />
        <CopyLine copy={bottomText} className="max-w-prose text-sm text-ink-soft" />
      </div>
    </BlockSection>
  );
}
