import type { RowsOverview } from "./schema.ts";

/** The row that the page's own address names, as at `/mentors/:id1`. */
export const defaults: RowsOverview = {
  style: "form",
  variables: {
    entityName: { type: "manual", value: "mentors", required: true },
    rowId: { type: "param", param: "id1" },
  },
  hiddenProperties: [],
};
