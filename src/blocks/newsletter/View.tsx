import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { NewsletterForm } from "../parts/form/newsletter/NewsletterForm.tsx";
import type { Newsletter } from "./schema.ts";
import { Socials } from "./Socials.tsx";

type Props = { content: Newsletter };

/** A centred invitation with the short form in a row. */
function Simple({ content: { headline, subheadline, socials, color } }: Props) {
  return (
    <BlockSection color={color} labelled={headline !== ""}>
      <SectionHeading headline={headline} subheadline={subheadline} align="center" canOpen />
      <div className="newsletter-place mx-auto mt-10">
        <NewsletterForm variant="row" />
      </div>
      <Socials socials={socials} className="mt-8 text-center" />
    </BlockSection>
  );
}

/** Copy and social accounts on the left, the form in a card on the right. */
function RightForm({ content: { headline, subheadline, socials, color } }: Props) {
  return (
    <BlockSection
      ground="tint"
      color={color}
      labelled={headline !== ""}
      className="grid items-center gap-10 @lg:grid-cols-12"
    >
      <div className="@lg:col-span-6">
        <SectionHeading headline={headline} subheadline={subheadline} canOpen />
        <Socials socials={socials} className="mt-8" />
      </div>
      <div className="@lg:col-span-5 @lg:col-start-8">
        <NewsletterForm variant="card" />
      </div>
    </BlockSection>
  );
}

/** The newsletter's sign-up. Posts without a script; newsletter.enhance.ts sends it in place. */
export function View({ content }: ViewProps<Newsletter>) {
  return content.style === "rightForm" ? <RightForm content={content} /> : <Simple content={content} />;
}
