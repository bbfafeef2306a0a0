import { defineLoader } from "../define-loader.ts";
import { CREATED_QUERY } from "./row-action.ts";
import { schema, type RowsNewData } from "./schema.ts";

/** The query that shows the blank form: what the page's variables are bound to, without the created row. */
function blankQuery(query: Readonly<Record<string, string>>): string {
  const kept = Object.entries(query).filter(([name]) => name !== CREATED_QUERY);
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : "";
}

/** Reads the form for new rows. A page that confirms a row is for one visitor and never kept. */
export const loader = defineLoader<typeof schema, RowsNewData | undefined>(
  schema,
  async ({ hiddenProperties = [] }, { ports, query, variables }) => {
    const { entityName, tenantId = null } = variables;
    if (!entityName) return undefined;
    const created = query[CREATED_QUERY];
    const wanted = { entity: entityName, tenant: tenantId, hidden: hiddenProperties };
    const { data, tags } = await ports.readRowForm({ ...wanted, created });
    const freshness = created === undefined ? { tags } : ("never" as const);
    return { data: data && { ...data, addAnother: data.href + blankQuery(query) }, freshness };
  },
);
