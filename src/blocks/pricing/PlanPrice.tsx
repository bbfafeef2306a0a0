import { formatMoney, formatPercent, type Locale, type Texts } from "#shared";
import { useBlockContext, useLangs } from "../context.tsx";
import type { Saving } from "../parts/data/plan-list.ts";
import type { ShownPlan } from "./pricing-data.ts";
import { savingText } from "./saving-text.ts";

type Price = NonNullable<ShownPlan["price"]>;

/** A price, and with a coupon the one before it: read out as such, as a line through it can't be heard. */
function Amount({ price: { amount, amountBefore, currency } }: { price: Price }) {
  const { locale, texts } = useBlockContext();
  const { reduced, words } = texts.pricing;
  const shown = amount === 0 ? words.free : formatMoney(amount, currency, locale);
  if (amountBefore === undefined) return <strong className="pricing-amount">{shown}</strong>;
  return (
    <>
      <del>
        <span className="sr-only">{reduced.before} </span>
        {formatMoney(amountBefore, currency, locale)}
      </del>{" "}
      <ins>
        <span className="sr-only">{reduced.now} </span>
        <strong className="pricing-amount">{shown}</strong>
      </ins>
    </>
  );
}

/** What is good to know about a price: what it saves, and how long the plan can be tried. */
function notesOf({ price, trialDays }: ShownPlan, { pricing }: Texts, locale: Locale): string[] {
  const trial = trialDays === 1 ? pricing.trial.day : pricing.trial.days.replace("{count}", String(trialDays));
  const saving: Saving | undefined = price?.saving;
  return [
    ...(saving ? [savingText({ ...saving, isForAll: true }, pricing, (share) => formatPercent(share, locale))] : []),
    ...(trialDays > 0 ? [trial] : []),
  ];
}

/** What a plan costs at the chosen interval and currency. */
export function PlanPrice({ plan }: { plan: ShownPlan }) {
  const { locale, texts } = useBlockContext();
  const langs = useLangs();
  const { per, words } = texts.pricing;
  const { kind, price, unit } = plan;
  const notes = kind === "priced" ? notesOf(plan, texts, locale) : [];
  return (
    <div className="pricing-cost" lang={langs.interface}>
      {kind === "priced" && price ? (
        <p className="pricing-price">
          <Amount price={price} />{" "}
          {unit ? (
            <span className="pricing-per" lang={langs.content}>
              {unit}
            </span>
          ) : (
            <span className="pricing-per">{per[price.interval]}</span>
          )}
        </p>
      ) : (
        <p className="pricing-price">
          <strong className={kind === "free" ? "pricing-amount" : "pricing-words"}>
            {kind === "free" ? words.free : words.onRequest}
          </strong>
        </p>
      )}
      {notes.length > 0 && <p className="pricing-note">{notes.join(" · ")}</p>}
    </div>
  );
}
