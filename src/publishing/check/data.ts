import { isObject, type JsonObject } from "#shared";
import { closedText } from "../closed-text.ts";
import type { Problem } from "../contract/review.ts";
import {
  findEntityChoice,
  findPlanChoice,
  isHidden,
  whyClosed,
  type ClosedReason,
  type DataChoices,
} from "../data-choices.ts";
import { hiddenIn, namedRows, rowsUseOf, storedVariable } from "../named-rows.ts";
import { typeOf } from "../operations/canonical.ts";
import { problemAt } from "./problem.ts";

/** The field whose setting would help, where it isn't the entity. */
const FIELDS: Partial<Record<ClosedReason, string>> = { TENANT_MISSING: "tenantId", TENANT_CLOSED: "tenantId" };

/** Warns where visitors get no rows or no form. */
function closedWarning(block: JsonObject, choices: DataChoices): Problem[] {
  const use = rowsUseOf(block);
  const named = use && namedRows(block);
  const closed = named && whyClosed(named, use, choices);
  if (!closed) return [];
  const { why, help } = closedText(closed, { ...named, use }, choices);
  const path = [typeOf(block), "variables", FIELDS[closed.reason] ?? "entityName"];
  return [problemAt(block, path, "CLOSED_DATA", (where) => `${where}: visitors get nothing here. ${why} ${help}`)];
}

/** Warns of names of hidden properties that the entity doesn't have: what they were to hide is shown. */
function hiddenWarnings(block: JsonObject, choices: DataChoices): Problem[] {
  const named = rowsUseOf(block) && namedRows(block);
  const entity = named && findEntityChoice(choices, named.entity);
  if (!entity) return [];
  const unknown = hiddenIn(block).filter((name) => !entity.properties.some((one) => isHidden(one, [name])));
  return unknown.map((name) => {
    const say = (where: string, field: string) =>
      `${where}: ${field} has “${name}”, which isn’t a property of “${entity.titlePlural}”.`;
    return problemAt(block, [typeOf(block), "hiddenProperties"], "UNKNOWN_PROPERTY", say);
  });
}

/** Warns of variables that take what the page's address doesn't have. */
function addressWarnings(block: JsonObject, path: string): Problem[] {
  const names = ["entityName", "tenantId", "rowId", "pageSize", "redirectTo", "postSlug"];
  return names.flatMap((name) => {
    const { type, param } = storedVariable(block, name);
    if (type !== "param" || typeof param !== "string" || path.split("/").includes(`:${param}`)) return [];
    const say = (where: string, field: string) =>
      `${where}: ${field} comes from “:${param}”, which the page’s address “${path}” doesn’t have.`;
    return [problemAt(block, [typeOf(block), "variables", name], "UNKNOWN_PARAM", say)];
  });
}

/** Warns of a price list of one plan that isn't offered: visitors get none. */
function unknownPlanWarnings(block: JsonObject, choices: DataChoices): Problem[] {
  const { pricing } = block;
  if (!isObject(pricing) || pricing.style !== "single") return [];
  const { plan } = pricing;
  if (typeof plan !== "string" || plan === "" || findPlanChoice(choices, plan)) return [];
  const say = (where: string) => `${where}: visitors see no plan, as the chosen one isn’t offered. Choose another one.`;
  return [problemAt(block, ["pricing", "plan"], "UNKNOWN_PLAN", say)];
}

/** Warns of a list of prices that shows sample plans. */
function samplePlanWarnings(block: JsonObject, { samplePlans = [] }: DataChoices): Problem[] {
  if (typeOf(block) !== "pricing" || samplePlans.length === 0) return [];
  const names = new Intl.ListFormat("en").format(samplePlans.map((name) => `“${name}”`));
  const what = samplePlans.length === 1 ? `the plan ${names} is a sample` : `the plans ${names} are samples`;
  const say = (where: string) => `${where}: ${what}. Change what you don’t offer in Plans, and confirm the rest.`;
  return [problemAt(block, ["pricing"], "MARKED_SAMPLE", say)];
}

/**
 * Makes the check that warns of settings of a data block that name what isn't there, or what isn't open to visitors. The
 * publish check gets it where the choices are known.
 * @param path of the page.
 */
export function dataCheck(choices: DataChoices, path: string): (block: JsonObject) => Problem[] {
  return (block) => [
    ...closedWarning(block, choices),
    ...hiddenWarnings(block, choices),
    ...unknownPlanWarnings(block, choices),
    ...samplePlanWarnings(block, choices),
    ...(path.startsWith("/") ? addressWarnings(block, path) : []),
  ];
}
