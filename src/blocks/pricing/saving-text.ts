import type { Texts } from "#shared";
import type { Choice } from "./pricing-data.ts";

/**
 * @param percentOf formats a share (0.17) in the page's language.
 * @returns "2 months free" where every price saves just that; else "Save 17%", or "Save up to 17%" where only some do.
 */
export function savingText(
  { months, percent, isForAll }: NonNullable<Choice["saving"]>,
  { saving }: Texts["pricing"],
  percentOf: (share: number) => string,
): string {
  if (isForAll && months !== undefined)
    return months === 1 ? saving.month : saving.months.replace("{count}", String(months));
  return (isForAll ? saving.by : saving.upTo).replace("{percent}", () => percentOf(percent / 100));
}
