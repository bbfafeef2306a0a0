import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { Grid } from "./Grid.tsx";
import { Headline } from "./Headline.tsx";
import { Row } from "./Row.tsx";
import type { LogoClouds } from "./schema.ts";
import { Scroll } from "./Scroll.tsx";
import { isFilled } from "./strips.ts";

function InStyle({ content }: { content: LogoClouds }) {
  const { style, headline } = content;
  const logos = content.logos.filter(isFilled);
  if (logos.length === 0) return <Headline text={headline} />;
  if (style === "scroll") return <Scroll headline={headline} logos={logos} />;
  if (style === "withBrand") return <Grid headline={headline} logos={logos} />;
  return <Row variant={style === "custom" ? "custom" : "simple"} headline={headline} logos={logos} />;
}

/** Logos in a quiet block: a row, a grid of names, a free row or two moving strips. */
export function View({ content }: ViewProps<LogoClouds>) {
  return (
    <BlockSection compact color={content.color} labelled={Boolean(content.headline)}>
      <InStyle content={content} />
    </BlockSection>
  );
}
