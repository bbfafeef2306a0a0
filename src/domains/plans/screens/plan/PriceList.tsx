import { Plus, Trash2 } from "lucide-react";
import { Button, IconButton, SelectField, SuggestField, TextField, useItemFocus } from "#ui/kit";
import type { Faults } from "#client";
import { INTERVAL_NAMES, PLAN_LIMITS } from "../../plan.ts";
import { CURRENCIES } from "../currencies.ts";
import { INTERVAL_OPTIONS, intervalOf } from "../intervals.ts";
import { newPrice, type PriceForm } from "./plan-form.ts";
import { nextPrice } from "./next-price.ts";

type PriceListProps = { prices: readonly PriceForm[]; faults: Faults; onChange: (prices: PriceForm[]) => void };

/** The prices of a plan: one for each interval and currency. */
export function PriceList({ prices, faults, onChange }: PriceListProps) {
  const { group, enterAdded, enterNext } = useItemFocus<HTMLDivElement>();
  const set = (key: string, change: Partial<PriceForm>) =>
    onChange(prices.map((one) => (one.key === key ? { ...one, ...change } : one)));
  return (
    <div ref={group} className="grid gap-3">
      <ul aria-label="Prices" className="grid gap-3">
        {prices.map(({ key, interval, currency, amount }, index) => {
          const place = `prices.${index}`;
          return (
            <li
              key={key}
              data-item=""
              aria-label={`${INTERVAL_NAMES[interval]} in ${currency}`}
              className="grid grid-cols-[1fr_1fr_auto] items-start gap-2 border-line max-sm:not-first:border-t max-sm:not-first:pt-3 sm:grid-cols-[1fr_8rem_1fr_auto]"
            >
              <SelectField
                label="Interval"
                name={`${place}.interval`}
                value={interval}
                options={INTERVAL_OPTIONS}
                error={faults[`${place}.interval`]}
                onValueChange={(value) => set(key, { interval: intervalOf(value) })}
              />
              <SuggestField
                label="Currency"
                name={`${place}.currency`}
                maxLength={3}
                options={CURRENCIES}
                value={currency}
                error={faults[`${place}.currency`]}
                onValueChange={(code) => set(key, { currency: code.toUpperCase() })}
              />
              <div className="max-sm:col-span-2 max-sm:row-start-2">
                <TextField
                  label="Amount"
                  name={`${place}.amount`}
                  inputMode="decimal"
                  autoComplete="off"
                  placeholder="12.50"
                  value={amount}
                  error={faults[`${place}.amount`]}
                  onValueChange={(text) => set(key, { amount: text })}
                />
              </div>
              <IconButton
                label={`Remove price ${index + 1}`}
                icon={<Trash2 />}
                danger
                className="mt-7"
                onClick={() => {
                  onChange(prices.filter((one) => one.key !== key));
                  enterNext(index);
                }}
              />
            </li>
          );
        })}
      </ul>
      {faults.prices !== undefined && (
        <p role="alert" className="text-sm font-medium text-danger">
          {faults.prices}
        </p>
      )}
      <Button
        icon={<Plus />}
        name="prices"
        data-add=""
        className="w-fit"
        unavailable={prices.length >= PLAN_LIMITS.prices ? `At most ${PLAN_LIMITS.prices} prices` : undefined}
        onClick={() => {
          onChange([...prices, nextPrice(prices) ?? newPrice()]);
          enterAdded();
        }}
      >
        Add price
      </Button>
    </div>
  );
}
