/** The area of people who belong to organisations. */
export const ACCOUNT = "/account";

/** An organisation in it, by its name in addresses. */
export const organisationAddress = (tenant: string) => `${ACCOUNT}/organisations/${tenant}`;

/** The organisations in the admin. */
export const ORGANISATIONS_AREA = "/admin/organisations";
