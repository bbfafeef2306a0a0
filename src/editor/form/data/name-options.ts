import { findEntityChoice, findPlanChoice, findTenantChoice, type DataChoices, type EntityChoice } from "#publishing";

/** The tenant that is the site. */
const SITE = "site";

/** An entry of a list of names; `others` are what the block may hold instead. */
export type NameOption = { value: string; label: string; others?: readonly string[] };

function rightsOf({ visitors: { read, create } }: EntityChoice): string {
  if (read && create) return "";
  if (read) return " (visitors may see rows)";
  return create ? " (visitors may add rows)" : " (not open to visitors)";
}

/** Lists entities, with what visitors may do with those that aren't fully open. @param stored the name that the block holds. */
export function entityOptions(choices: DataChoices, stored: string): NameOption[] {
  const known = choices.entities.map((entity) => ({
    value: entity.name,
    others: [entity.id, ...entity.formerNames],
    label: entity.titlePlural + rightsOf(entity),
  }));
  return [
    { value: "", label: "Choose an entity" },
    ...known,
    ...unknown(stored, findEntityChoice(choices, stored) !== undefined, "doesn’t exist"),
  ];
}

/** Lists organisations, with a remark at those that visitors don't reach. @param stored the name that the block holds. */
export function tenantOptions(choices: DataChoices, stored: string): NameOption[] {
  const known = choices.tenants.map(({ id, name, title, isOpen }) => ({
    value: name,
    others: [id],
    label: title + (id === SITE ? " (the site itself)" : isOpen ? "" : " (not open to visitors)"),
  }));
  const remark = choices.hasMoreTenants ? "not in this list" : "doesn’t exist";
  return [
    { value: "", label: "Choose an organisation" },
    ...known,
    ...unknown(stored, findTenantChoice(choices, stored) !== undefined, remark),
  ];
}

/** Lists the plans that are offered. @param stored the id or name that the block holds. */
export function planOptions(choices: DataChoices, stored: string): NameOption[] {
  return [
    { value: "", label: "The recommended one" },
    ...choices.plans.map(({ id, name }) => ({ value: id, others: [name], label: name })),
    ...unknown(stored, findPlanChoice(choices, stored) !== undefined, "isn’t offered"),
  ];
}

/** What the block holds stays in the list, whether it exists or not. */
function unknown(stored: string, isKnown: boolean, remark: string): NameOption[] {
  return stored === "" || isKnown ? [] : [{ value: stored, label: `${stored} (${remark})` }];
}
