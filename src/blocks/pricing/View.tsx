import { localePath } from "#shared";
import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { CopyLine } from "../parts/CopyLine.tsx";
import { DataArea } from "../parts/data/DataArea.tsx";
import { EmptyState } from "../parts/data/EmptyState.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { Coupon } from "./Coupon.tsx";
import { COUPON_ACTION } from "./coupon-action.ts";
import { PlanCards, PlanHalves, PlanLines, PlanPanel } from "./PlanList.tsx";
import { PlanRows } from "./PlanRows.tsx";
import { PlanTable } from "./PlanTable.tsx";
import type { PricingData } from "./pricing-data.ts";
import type { Pricing } from "./schema.ts";
import { SinglePlan } from "./SinglePlan.tsx";
import { Switches } from "./Switches.tsx";

const STYLES = {
  simple: PlanPanel,
  cards: PlanCards,
  table: PlanTable,
  single: SinglePlan,
  rows: PlanRows,
  lines: PlanLines,
  halves: PlanHalves,
} satisfies Record<Pricing["style"], unknown>;

function NoPlans() {
  const { locale, texts } = useBlockContext();
  const { none, noneHint, contact } = texts.pricing;
  const link = { text: contact, href: localePath("/contact", locale) };
  return <EmptyState icon="Coins" text={none} hint={noneHint} link={link} />;
}

/** The plans of an address, with what leads to its other addresses. */
function ShownPlans({ content, data }: { content: Pricing; data: PricingData }) {
  const { idPrefix, texts } = useBlockContext();
  const Plans = STYLES[content.style];
  return (
    <div
      id={`${idPrefix}-plans`}
      className="pricing"
      data-enhance="pricing"
      data-form={COUPON_ACTION}
      data-failed={texts.pricing.coupon.failed}
    >
      <Switches intervals={data.intervals} currencies={data.currencies} />
      <Plans plans={data.plans} level={content.headline ? "h3" : "h2"} />
      {content.allowCoupons && <Coupon data={data} />}
    </div>
  );
}

/** Only pages have data: the editor shows a note or the server's preview in its place, and doesn't load its views. */
const Shown = import.meta.env.SSR ? ShownPlans : () => null;

/** Plans with their prices. */
export function View({ content, data }: ViewProps<Pricing, PricingData | undefined>) {
  const { headline, subheadline, bottomText, color } = content;
  return (
    <BlockSection color={color} labelled={Boolean(headline)} continues={!headline}>
      <SectionHeading headline={headline} subheadline={subheadline} align="center" className="mb-10" />
      <DataArea empty={<NoPlans />}>
        {data && data.plans.length > 0 ? <Shown content={content} data={data} /> : undefined}
      </DataArea>
      <CopyLine copy={bottomText} className="mt-8 text-center text-sm text-ink-soft" />
    </BlockSection>
  );
}
