import type { Session } from "./contract.ts";

/** @returns where a person begins after signing in: staff of the site in the admin, others in their account. */
export function homePath({ permissions }: Pick<Session, "permissions">): string {
  return permissions.includes("page.view") ? "/admin" : "/account";
}
