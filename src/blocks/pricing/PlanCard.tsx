import { cx, formatMoney } from "#shared";
import { buttonClass, Icon } from "#ui";
import { useBlockContext } from "../context.tsx";
import { itemKey } from "../parts/item-key.ts";
import { TextLink } from "../parts/TextLink.tsx";
import { offersOf, type Choices, type Offer } from "./offers.ts";
import type { Plan } from "./schema.ts";

/** The link to buy a plan at one of its prices; nothing without an address. */
function Action({ plan, href }: { plan: Plan; href?: string }) {
  const { texts } = useBlockContext();
  const address = href || plan.cta?.href;
  if (!address) return null;
  return (
    <TextLink
      href={address}
      target={plan.cta?.target}
      className={cx(plan.isHighlighted ? buttonClass.primary : buttonClass.secondary, "mt-6 w-full")}
    >
      {plan.cta?.text || texts.pricing.choose.replace("{plan}", () => plan.name)}
    </TextLink>
  );
}

function PriceOffer({ plan, offer, choices }: { plan: Plan; offer: Offer; choices: Choices }) {
  const { locale, texts } = useBlockContext();
  const { price, periods, currencies } = offer;
  const isFree = price.amount === 0;
  return (
    <div
      className="pricing-offer"
      data-periods={periods.join(" ")}
      data-currencies={currencies.map((currency) => `c${choices.currencies.indexOf(currency)}`).join(" ")}
    >
      <p className="pricing-price">
        <strong className="font-display text-figure font-semibold tabular-nums">
          {isFree ? texts.pricing.free : formatMoney(price.amount, price.currency, locale)}
        </strong>
        {!isFree && <span className="text-sm text-ink-soft">{plan.unit || texts.pricing.per[price.period]}</span>}
      </p>
      <Action plan={plan} href={price.href} />
    </div>
  );
}

/** A plan: its name, the price of each choice with its action, and its features. */
export function PlanCard({ plan, choices, level }: { plan: Plan; choices: Choices; level: "h2" | "h3" }) {
  const { texts } = useBlockContext();
  const Name = level;
  const offers = offersOf(plan, choices);
  return (
    <li
      className={cx(
        "pricing-plan rounded-card border bg-raised p-6",
        plan.isHighlighted ? "pricing-best" : "border-line",
      )}
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Name className="text-subtitle">{plan.name}</Name>
          {plan.isHighlighted && (
            <span className="rounded-full bg-accent-tint px-3 text-xs font-semibold text-accent-text">
              {texts.pricing.recommended}
            </span>
          )}
        </div>
        {plan.description && <p className="mt-2 text-sm text-ink-soft">{plan.description}</p>}
      </div>
      <div className="pt-6">
        {offers.map((offer) => (
          <PriceOffer
            key={`${offer.price.currency} ${offer.price.period}`}
            plan={plan}
            offer={offer}
            choices={choices}
          />
        ))}
        {offers.length === 0 && (
          <>
            <p className="font-display text-subtitle font-semibold">{texts.pricing.onRequest}</p>
            <Action plan={plan} />
          </>
        )}
      </div>
      {plan.features.length > 0 && (
        <ul className="mt-6 border-t border-line pt-5 text-sm">
          {plan.features.map((feature, index) => (
            <li key={itemKey(feature, index)} className="flex gap-3 py-1">
              <Icon name="Check" className="mt-0.5 size-5 shrink-0 text-brand" />
              {feature}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
