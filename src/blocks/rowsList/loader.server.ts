import { defineLoader } from "../define-loader.ts";
import type { RowList } from "../parts/data/row-list.ts";
import { schema } from "./schema.ts";

const PAGE_SIZE = 10;
const MAX_PAGE_SIZE = 100;

/** A page size may come from the address: anything but a whole number from 1 to 100 is ignored. */
function sizeOf(given: string | null | undefined): number {
  const size = /^[1-9]\d{0,2}$/.test(given ?? "") ? Number(given) : PAGE_SIZE;
  return Math.min(size, MAX_PAGE_SIZE);
}

/**
 * Reads a page of rows; the address says how they are sorted, searched and filtered, and behind or before which one the
 * page is.
 */
export const loader = defineLoader<typeof schema, RowList | undefined>(
  schema,
  async ({ hiddenProperties = [] }, { ports, query, variables }) => {
    const { entityName, tenantId = null, pageSize } = variables;
    if (!entityName) return undefined;
    const { sort, search, after, before, ...kept } = query;
    const wanted = { entity: entityName, tenant: tenantId, hidden: hiddenProperties, size: sizeOf(pageSize) };
    const { data, ...freshness } = await ports.readRows({ ...wanted, sort, search, after, before });
    return { data: data && { ...data, kept }, freshness };
  },
);
