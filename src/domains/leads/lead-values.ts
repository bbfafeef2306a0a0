import { localePath } from "#shared";
import type { StoredLead } from "./contract.ts";
import { cohortFacts, resultFacts, type Fact } from "./lead-facts.ts";

const linesOf = (facts: Fact[]) => facts.map(({ name, text }) => `${name}: ${text}`).join("\n");

function personFacts({ firstName, lastName, email, website, linkedinUrl }: StoredLead): Fact[] {
  return [
    { name: "Name", text: `${firstName} ${lastName}` },
    { name: "Email", text: email },
    { name: "Website", text: website },
    { name: "LinkedIn", text: linkedinUrl ?? "none given" },
  ];
}

/**
 * @returns what automations read of a lead; what it is about also as lines of text, the page as an address without the
 * site's origin.
 */
export function leadValues(lead: StoredLead) {
  const { result, pagePath, query, anchor, locale, createdAt, isSuspicious: _kept, ...entered } = lead;
  return {
    ...entered,
    savings: result.savings,
    percentage: Math.round(result.percentage * 100) / 100,
    hoursFreed: Math.round(result.hoursFreed * 100) / 100,
    person: linesOf(personFacts(lead)),
    answers: linesOf(cohortFacts(lead)),
    results: linesOf(resultFacts(lead)),
    page: `${localePath(pagePath, locale)}${query && `?${query}`}${anchor ? `#${anchor}` : ""}`,
    campaign: query,
    language: locale,
    received: `${createdAt.slice(0, 16).replace("T", " ")} UTC`,
  };
}
