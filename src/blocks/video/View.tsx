import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { CopyLine } from "../parts/CopyLine.tsx";
import { CtaList } from "../parts/CtaList.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { VideoPoster } from "../parts/video/VideoPoster.tsx";
import type { Video } from "./schema.ts";

/** One video in the middle of the page, with its heading above and what comes next below. */
export function View({ content }: ViewProps<Video>) {
  const { isLead } = useBlockContext();
  const { topText, headline, subheadline, src, image, imageAlt, cta, bottomText, color } = content;
  return (
    <BlockSection color={color} labelled={headline !== ""}>
      <CopyLine copy={topText} className="mb-4 text-center text-sm text-ink-soft" />
      <SectionHeading headline={headline} subheadline={subheadline} align="center" />
      <div className="mx-auto mt-10 max-w-5xl">
        <VideoPoster name="video" address={src} title={headline} image={image} imageAlt={imageAlt} eager={isLead} />
      </div>
      <CtaList items={cta} className="mt-8 justify-center" />
      <CopyLine copy={bottomText} className="mt-4 text-center text-sm text-ink-soft" />
    </BlockSection>
  );
}
