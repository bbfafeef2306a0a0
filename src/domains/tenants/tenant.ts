/** The id and name of the tenant that is the site itself; it exists from the first start. */
export const SITE_TENANT = "site";

/** The most characters of a tenant's name and title. */
export const TENANT_LIMITS = { name: 60, title: 120 };
