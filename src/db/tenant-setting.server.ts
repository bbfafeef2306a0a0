/** The setting of a PostgreSQL transaction that names its tenant for row-level security. */
export const TENANT_SETTING = "blockwright.tenant";
