import { formatDollars, formatNumber, formatPercent } from "#shared";
import type { StoredLead } from "./contract.ts";

/** A labelled value. */
export type Fact = { name: string; text: string };

/** The entered values about the cohort, as text. */
export function cohortFacts({ numStudents, sessionsPerStudent, costPerReport }: StoredLead): Fact[] {
  return [
    { name: "Number of students", text: formatNumber(numStudents, "en") },
    { name: "Sessions per student", text: formatNumber(sessionsPerStudent, "en") },
    { name: "Cost per report", text: formatDollars(costPerReport, "en") },
  ];
}

/** The calculator's results, as text. */
export function resultFacts({ result }: StoredLead): Fact[] {
  if (result.savings === 0) return [{ name: "Savings", text: "None: at this cost there is nothing to save" }];
  return [
    {
      name: "Savings",
      text: `${formatDollars(result.savings, "en")} (${formatPercent(result.percentage / 100, "en")})`,
    },
    { name: "Hours freed", text: formatNumber(result.hoursFreed, "en") },
    { name: "Cost today", text: formatDollars(result.currentCost, "en") },
    { name: "Reports", text: formatNumber(result.reports, "en") },
  ];
}
