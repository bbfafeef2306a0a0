import {
  findEntityChoice,
  findTenantChoice,
  type Closed,
  type ClosedReason,
  type DataChoices,
  type RowsUse,
} from "./data-choices.ts";

/** What is closed, as the block's settings name it. */
type Place = { entity: string; tenant?: string; use: RowsUse };

/** Why visitors get nothing, and what helps: whole sentences. */
export type ClosedText = { why: string; help: string };

/** What the sentences call it all. */
type Names = { entity: string; rows: string; tenant: string; missing: string; use: RowsUse };

const TEXTS: Record<ClosedReason, (names: Names) => ClosedText> = {
  ENTITY_MISSING: ({ entity }) => ({
    why: `There is no entity called “${entity}”.`,
    help: "Choose another one, or add it under Data.",
  }),
  ENTITY_CLOSED: ({ rows, use }) =>
    use === "read"
      ? { why: `Visitors may not see rows of “${rows}”.`, help: "Turn on “Visitors may see rows” in Data." }
      : { why: `Visitors may not add rows to “${rows}”.`, help: "Turn on “Visitors may add rows” in Data." },
  TENANT_MISSING: ({ tenant }) => ({
    why: `There is no organisation called “${tenant}”.`,
    help: "Choose another one.",
  }),
  TENANT_CLOSED: ({ tenant }) => ({
    why: `The rows of “${tenant}” aren’t open to visitors.`,
    help: "An administrator can open them.",
  }),
  NOTHING_TO_ENTER: ({ rows }) => ({
    why: `“${rows}” has no property that visitors can enter.`,
    help: "Private and hidden properties, pictures, files and references aren’t asked for. Add another one.",
  }),
  NOT_FILLABLE: ({ rows, missing }) => ({
    why: `A row of “${rows}” needs what the form doesn’t ask for: ${missing}.`,
    help: "Give that a default, make it optional, or let the form ask for it.",
  }),
  FULL: ({ rows }) => ({
    why: `The limit for rows of “${rows}” is reached.`,
    help: "Delete rows that you don’t need, or ask an administrator for a higher limit.",
  }),
};

/** Says in words why visitors get no rows or no form, and what helps. */
export function closedText(
  { reason, properties = [] }: Closed,
  { entity, tenant = "", use }: Place,
  choices: DataChoices | undefined,
): ClosedText {
  return TEXTS[reason]({
    entity,
    rows: (choices && findEntityChoice(choices, entity)?.titlePlural) ?? entity,
    tenant: (choices && findTenantChoice(choices, tenant)?.title) ?? tenant,
    missing: properties.map(({ title }) => `“${title}”`).join(", "),
    use,
  });
}
