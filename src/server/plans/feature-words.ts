import type { PlanFeature } from "#blocks/server";
import type { Plan } from "#plans";
import type { Entity } from "#records/server";
import { formatNumber, nameInWords, textsFor, type Locale } from "#shared";
import { AI_FEATURE, isRowsFeature, PEOPLE_FEATURE, rowsFeature } from "#tenants";

type Feature = Plan["features"][number];

/** What limited features are called: people, AI tokens, rows of an entity; any other by its own name. */
function labelsOf(entities: readonly Entity[], locale: Locale): ReadonlyMap<string, string> {
  const { people, aiTokens } = textsFor(locale).pricing.limits;
  return new Map([
    [PEOPLE_FEATURE, people],
    [AI_FEATURE, aiTokens],
    ...entities.map(({ id, titlePlural }) => [rowsFeature(id), titlePlural] as const),
  ]);
}

/**
 * Makes the words for what plans include, in a page's language; a limit of an entity that is deleted has only those of the plan.
 * @param entities those whose rows plans may limit.
 */
export function featureWords(entities: readonly Entity[], locale: Locale): (given: Feature) => PlanFeature[] {
  const labels = labelsOf(entities, locale);
  const { unlimited } = textsFor(locale).pricing.limits;
  return ({ feature, limit = null, text = "" }) => {
    if (feature === undefined || (isRowsFeature(feature) && !labels.has(feature)))
      return text ? [{ key: `text ${text}`, label: text, text }] : [];
    const label = labels.get(feature) ?? nameInWords(feature);
    const amount = limit === null ? unlimited : formatNumber(limit, locale);
    return [{ key: feature, label, text: text || `${label}: ${amount}`, amount }];
  };
}
