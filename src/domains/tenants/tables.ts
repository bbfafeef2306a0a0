import type { TenantId } from "#db";
import "#db/schema";

declare module "#db/schema" {
  interface Schema {
    /** Organisations whose rows are kept apart. The site itself is the first one. */
    tenants: {
      id: string;
      /** What addresses call it. */
      name: string;
      title: string;
      search_text: string;
      /** Since when visitors may be shown its rows; null: never. */
      opened_at: string | null;
      created_at: string;
    };
  }
  interface TenantSchema {
    /** How much of a feature a tenant may use, and uses. */
    limits: {
      tenant_id: TenantId;
      /** "rows:<entity id>", "people", "ai_tokens". */
      feature: string;
      /** The tenant's own limit, set by staff. Null: what its plan allows, or else the site's settings. */
      max: number | null;
      /** What the tenant's plan allows; null: the plan says nothing. */
      plan_max: number | null;
      used: number;
      /** Reserved by work that isn't finished. */
      held: number;
      /** The calendar month in UTC that `used` and `held` belong to: "2026-11". Null for what isn't counted by month. */
      month: string | null;
    };
  }
}
