import type { TenantId } from "#db";
import "#db/schema";

declare module "#db/schema" {
  interface Schema {
    /** Kinds of rows. */
    entities: {
      id: string;
      name: string;
      /** JSON: the names that it had, and that no other entity has taken since. */
      former_names: string;
      title: string;
      title_plural: string;
      icon: string;
      description: string;
      /** JSON: the properties, the removed ones too. */
      properties: string;
      /** JSON: what visitors may do. */
      visitors: string;
      /** JSON: what members of tenants may do. */
      members: string;
      /** The number of changes. */
      revision: number;
      created_at: string;
      updated_at: string;
      deleted_at: string | null;
    };
  }
  interface TenantSchema {
    /** Rows of entities. */
    rows: {
      tenant_id: TenantId;
      id: string;
      entity_id: string;
      /** JSON: values by the id of the property. */
      data: string;
      /** The words that find it (`rowWords`). */
      search_text: string;
      revision: number;
      created_at: string;
      updated_at: string;
      /** Since when it is in the bin. */
      deleted_at: string | null;
    };
    /** What rows outside the bin are sorted and filtered by: one or more for each sortable property of a row. */
    row_keys: {
      tenant_id: TenantId;
      entity_id: string;
      /** The id of the property. */
      property: string;
      /** Numbers, money, days, times and yes/no; null where there is no value. */
      num: number | null;
      /** Everything else, without case. */
      txt: string | null;
      row_id: string;
    };
    /** What happened to a row. */
    row_changes: {
      tenant_id: TenantId;
      row_id: string;
      revision: number;
      kind: "created" | "changed" | "deleted" | "restored";
      /** JSON: the values before, of the properties that changed. */
      data: string;
      /** The name of who did it; empty for a visitor. */
      author: string;
      created_at: string;
    };
  }
}
