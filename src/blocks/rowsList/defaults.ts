import type { RowsList } from "./schema.ts";

/** The first rows of an entity of this site. */
export const defaults: RowsList = {
  style: "table",
  variables: {
    entityName: { type: "manual", value: "mentors", required: true },
    pageSize: { type: "manual", value: "10" },
  },
  hiddenProperties: [],
};
