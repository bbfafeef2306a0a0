import { defineBlock } from "../define-block.ts";
import { structuredRow } from "./structured-row.ts";
import { schema } from "./schema.ts";

/** One row of an entity with its properties. */
export const rowsOverview = defineBlock({
  type: "rowsOverview",
  label: "Row overview",
  icon: "ReceiptText",
  pageTitle: "first",
  schema,
  View: () => import("./View.tsx"),
  // Only pages have it: the editor doesn't load the texts of all languages.
  jsonLd: import.meta.env.SSR ? (_content, _site, facts, data) => data && structuredRow(data, facts) : undefined,
  prompt: null,
});
