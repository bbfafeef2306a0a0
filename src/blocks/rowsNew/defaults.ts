import type { RowsNew } from "./schema.ts";

/** New rows of an entity of this site; after saving the page confirms it. */
export const defaults: RowsNew = {
  style: "form",
  variables: { entityName: { type: "manual", value: "mentors", required: true } },
  hiddenProperties: [],
};
