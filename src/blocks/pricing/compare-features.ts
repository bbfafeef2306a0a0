import type { PlanFeature } from "../parts/data/plan-list.ts";

/** A row of a comparison: what it compares, and for each plan how much, `true` for words, or undefined for nothing. */
export type ComparedFeature = { key: string; label: string; cells: readonly (string | true | undefined)[] };

/**
 * Compares plans by what they include: amounts first, as they differ most, in the order of the first plan that has each.
 */
export function compareFeatures(plans: readonly { features: readonly PlanFeature[] }[]): ComparedFeature[] {
  const all = plans.flatMap(({ features }) => features);
  const ordered = [...all.filter(({ amount }) => amount), ...all.filter(({ amount }) => !amount)];
  const labels = new Map<string, string>();
  for (const { key, label } of ordered) if (!labels.has(key)) labels.set(key, label);
  const byKey = plans.map(({ features }) => new Map(features.map((feature) => [feature.key, feature])));
  return [...labels].map(([key, label]) => ({
    key,
    label,
    cells: byKey.map((own) => {
      const feature = own.get(key);
      return feature && (feature.amount ?? true);
    }),
  }));
}
