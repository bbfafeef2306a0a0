import type { ComponentType, CSSProperties } from "react";
import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockImage } from "../parts/BlockImage.tsx";
import { BlockSection } from "../parts/BlockSection.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { findPicture } from "../parts/find-picture.ts";
import { FormPart } from "./FormPart.tsx";
import type { FormContent } from "./schema.ts";

type Props = { content: FormContent };

const CARD = "rounded-card border border-line bg-raised p-6 text-ink shadow-soft @md:p-10";

/** Heading and form in one column of reading width. */
function Simple({ content }: Props) {
  return (
    <BlockSection color={content.color} labelled={content.headline !== ""} continues>
      <div className="mx-auto max-w-2xl">
        <SectionHeading headline={content.headline} subheadline={content.subheadline} canOpen className="mb-8" />
        <FormPart content={content} />
      </div>
    </BlockSection>
  );
}

/** The invitation on the left, the form as a sheet of paper on the right, on a tinted ground. */
function Card({ content }: Props) {
  return (
    <BlockSection
      ground="tint"
      color={content.color}
      labelled={content.headline !== ""}
      className="grid items-start gap-10 @lg:grid-cols-12"
    >
      <div className="@lg:col-span-5">
        <SectionHeading headline={content.headline} subheadline={content.subheadline} canOpen />
      </div>
      <div className={`@lg:col-span-7 ${CARD}`}>
        <FormPart content={content} />
      </div>
    </BlockSection>
  );
}

/** A picture beside the form, which stays in view while a long one is filled in; without one there is nothing to split. */
function Split({ content }: Props) {
  const { isLead, image: resolve } = useBlockContext();
  const { headline, subheadline, image, imageAlt } = content;
  if (!image) return <Simple content={content} />;
  const shape: CSSProperties & { "--ratio": number } = { "--ratio": findPicture(image, resolve).ratio };
  return (
    <BlockSection color={content.color} labelled={headline !== ""} className="grid items-start gap-10 @lg:grid-cols-12">
      <div className="form-picture @lg:col-span-5" style={shape}>
        <BlockImage src={image} alt={imageAlt ?? ""} eager={isLead} className="w-full rounded-card" />
      </div>
      <div className="@lg:col-span-7">
        <SectionHeading headline={headline} subheadline={subheadline} canOpen className="mb-8" />
        <FormPart content={content} />
      </div>
    </BlockSection>
  );
}

const STYLES: Record<FormContent["style"], ComponentType<Props>> = { simple: Simple, card: Card, split: Split };

/** A form whose fields are content. */
export function View({ content }: ViewProps<FormContent>) {
  const Style = STYLES[content.style];
  return <Style content={content} />;
}
