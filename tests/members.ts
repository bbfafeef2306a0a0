import { makeUser, headersAs, signedIn, type BrowserHeaders } from "./sign-in.ts";
import type { TenantRole } from "#contract";
import type { Site } from "./services.ts";

/** A person of a tenant as their browser speaks with the API. */
export type Member = { id: string; email: string; headers: BrowserHeaders };

/** Invites an address to a tenant, as the site's admin. @returns the token of the invitation's link. */
export async function inviteAs(site: Site, tenant: string, role: TenantRole, email: string): Promise<string> {
  const headers = await signedIn(site, "admin");
  const body = JSON.stringify({ email, role });
  const answer = await site.request(`/api/tenants/${tenant}/invitations`, { method: "POST", body, headers });
  const { url, error } = await answer.json();
  if (!url) throw new Error(JSON.stringify(error));
  return new URL(url).searchParams.get("invitation") ?? "";
}

/** Accepts an invitation. @returns the answer. */
export function accept(site: Site, token: string, headers: BrowserHeaders): Promise<Response> {
  return site.request(`/api/tenant-invitations/${token}/accept`, { method: "POST", headers });
}

/** Makes a person without a role on the site who has joined a tenant by invitation. */
export async function joinAs(
  site: Site,
  tenant: string,
  role: TenantRole,
  email = `${tenant}-${role}@example.org`,
): Promise<Member> {
  const id = await makeUser(site, "member", email);
  await site.services.database.db.deleteFrom("rate_limits").execute();
  const headers = await headersAs(site, email);
  const answer = await accept(site, await inviteAs(site, tenant, role, email), headers);
  if (answer.status !== 200) throw new Error(await answer.text());
  return { id, email, headers };
}
