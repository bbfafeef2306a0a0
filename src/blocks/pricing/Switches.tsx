import { formatPercent } from "#shared";
import { useBlockContext, useLangs } from "../context.tsx";
import type { Choice, PricingData } from "./pricing-data.ts";
import { savingText } from "./saving-text.ts";

/** A choice whose options are addresses, so that it works everywhere; nothing for a single option. */
function Switch<Value extends string>({
  name,
  label,
  choices,
  textOf,
}: {
  name: string;
  label: string;
  choices: readonly Choice<Value>[];
  textOf: (value: Value) => string;
}) {
  const { locale, texts } = useBlockContext();
  if (choices.length < 2) return null;
  return (
    <div role="group" aria-label={label} className="pricing-switch">
      <ul>
        {choices.map(({ value, href, isCurrent, saving }) => (
          <li key={value}>
            <a href={href} aria-current={isCurrent ? "true" : undefined} data-choice={`${name} ${value}`}>
              {textOf(value)}{" "}
              {saving && (
                <span className="pricing-saving">
                  {savingText(saving, texts.pricing, (share) => formatPercent(share, locale))}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The choice of interval and currency; nothing where there is none. */
export function Switches({ intervals, currencies }: Pick<PricingData, "intervals" | "currencies">) {
  const { billing, currency, periods } = useBlockContext().texts.pricing;
  const langs = useLangs();
  if (intervals.length < 2 && currencies.length < 2) return null;
  return (
    <div className="pricing-switches" lang={langs.interface}>
      <Switch name="interval" label={billing} choices={intervals} textOf={(value) => periods[value]} />
      <Switch name="currency" label={currency} choices={currencies} textOf={(value) => value} />
    </div>
  );
}
