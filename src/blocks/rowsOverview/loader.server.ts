import { defineLoader } from "../define-loader.ts";
import type { RowPage } from "../parts/data/properties.ts";
import { schema } from "./schema.ts";

/** Reads the row that the block's variables name. */
export const loader = defineLoader<typeof schema, RowPage | undefined>(
  schema,
  async ({ hiddenProperties = [] }, { ports, variables }) => {
    const { entityName, tenantId = null, rowId } = variables;
    if (!entityName || !rowId) return undefined;
    const { data, tags } = await ports.readRow({
      entity: entityName,
      tenant: tenantId,
      hidden: hiddenProperties,
      row: rowId,
    });
    return { data, freshness: { tags } };
  },
);
