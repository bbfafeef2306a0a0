import { findEntityChoice, findTenantChoice, type Closed, type DataChoices, type RowsUse } from "./data-choices.ts";

/** What is closed, as the block's settings name it. */
type Place = { entity: string; tenant?: string; use: RowsUse };

/** Why visitors get nothing, and what helps: whole sentences. */
export type ClosedText = { why: string; help: string };

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(", ");

/** Says in words why visitors get no rows or no form, and what helps. */
export function closedText(
  { reason, properties = [] }: Closed,
  { entity, tenant = "", use }: Place,
  choices: DataChoices | undefined,
): ClosedText {
  const rows = (choices && findEntityChoice(choices, entity)?.titlePlural) || entity;
  const owner = (choices && findTenantChoice(choices, tenant)?.title) || tenant;
  const [verb, right] = use === "read" ? ["see", "Visitors may see rows"] : ["add", "Visitors may add rows"];
  switch (reason) {
    case "ENTITY_MISSING":
      return { why: `There is no entity called “${entity}”.`, help: "Choose another one, or add it under Data." };
    case "ENTITY_CLOSED":
      return { why: `Visitors may not ${verb} rows of “${rows}”.`, help: `Turn on “${right}” there.` };
    case "TENANT_MISSING":
      return { why: `There is no organisation called “${tenant}”.`, help: "Choose another one." };
    case "TENANT_CLOSED":
      return { why: `The rows of “${owner}” aren’t open to visitors.`, help: "An administrator can open them." };
    case "NOTHING_TO_ENTER":
      return {
        why: `“${rows}” has no property that visitors can enter.`,
        help: "Private and hidden properties, pictures, files and references aren’t asked for. Add another one.",
      };
    case "NOT_FILLABLE":
      return {
        why: `A row of “${rows}” needs what the form doesn’t ask for: ${quoted(properties.map(({ title }) => title))}.`,
        help: "Give that a default, make it optional, or let the form ask for it.",
      };
    case "FULL":
      return {
        why: `The limit for rows of “${rows}” is reached.`,
        help: "Delete rows that you don’t need, or ask an administrator for a higher limit.",
      };
  }
}
