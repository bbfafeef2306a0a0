/** The id and name of the tenant that is the site itself; it exists from the first start. */
export const SITE_TENANT = "site";

/** The most characters of a tenant's name and title. */
export const TENANT_LIMITS = { name: 60, title: 120 };

/** An organisation whose rows are kept apart. */
export type Tenant = {
  id: string;
  /** What addresses call it. */
  name: string;
  title: string;
  /** Whether visitors may be shown its rows, where the entity is open to them. */
  isOpen: boolean;
};
