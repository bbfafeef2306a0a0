import { localePath } from "#shared";
import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { columnsStyle } from "../parts/columns.ts";
import { CopyLine } from "../parts/CopyLine.tsx";
import { DataArea } from "../parts/data/DataArea.tsx";
import { EmptyState } from "../parts/data/EmptyState.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { Choice } from "./Choice.tsx";
import { choicesOf } from "./offers.ts";
import { PlanCard } from "./PlanCard.tsx";
import type { Plan, Pricing, PricingData } from "./schema.ts";

const MOST_COLUMNS = 4;

function NoPlans() {
  const { locale, texts } = useBlockContext();
  const { none, noneHint, contact } = texts.pricing;
  const link = { text: contact, href: localePath("/contact", locale) };
  return <EmptyState icon="Coins" text={none} hint={noneHint} link={link} />;
}

function Plans({ plans, level }: { plans: readonly Plan[]; level: "h2" | "h3" }) {
  const { billing, currency, periods } = useBlockContext().texts.pricing;
  const choices = choicesOf(plans);
  return (
    <div className="pricing">
      <div className="pricing-choices">
        <Choice
          name="period"
          legend={billing}
          options={choices.periods.map((value) => ({ value, text: periods[value] }))}
        />
        <Choice
          name="currency"
          legend={currency}
          options={choices.currencies.map((text, index) => ({ value: `c${index}`, text }))}
        />
      </div>
      <ul className="columns" style={columnsStyle(String(Math.min(plans.length, MOST_COLUMNS)))}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} choices={choices} level={level} />
        ))}
      </ul>
    </div>
  );
}

/** Plans side by side with their prices. */
export function View({ content, data }: ViewProps<Pricing, PricingData | undefined>) {
  const { headline, subheadline, bottomText, color } = content;
  const plans = data?.plans ?? [];
  return (
    <BlockSection color={color} labelled={Boolean(headline)} continues={!headline}>
      <SectionHeading headline={headline} subheadline={subheadline} align="center" className="mb-10" />
      <DataArea empty={<NoPlans />}>
        {plans.length > 0 ? <Plans plans={plans} level={headline ? "h3" : "h2"} /> : undefined}
      </DataArea>
      <CopyLine copy={bottomText} className="mt-8 text-center text-sm text-ink-soft" />
    </BlockSection>
  );
}
