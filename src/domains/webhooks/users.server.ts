import { automationAddresses } from "#automations/server";
import type { Database, Executor } from "#db";
import { doOrRollBack } from "#db";
import { fail, ok, type Result } from "#shared";
import type { EndpointUser } from "./contract.ts";
import { findEndpoint, storedUrl } from "./endpoints.server.ts";

/** @returns the automations that send to each address, as endpoints store it. */
export async function usersByUrl(db: Executor): Promise<ReadonlyMap<string, EndpointUser[]>> {
  const users = new Map<string, EndpointUser[]>();
  for (const { id, name, urls } of await automationAddresses(db)) {
    for (const url of new Set(urls.flatMap((one) => storedUrl(one) ?? []))) {
      users.set(url, [...(users.get(url) ?? []), { id, name }]);
    }
  }
  return users;
}

const namesOf = (users: readonly EndpointUser[]) => users.map(({ name }) => `“${name}”`).join(", ");

/**
 * Deletes an endpoint with its secrets, its headers and its health. Executions that still want to send there fail.
 * @returns NOT_FOUND; ENDPOINT_USED while an automation sends to it.
 */
export function deleteEndpoint(
  database: Database,
  id: string,
): Promise<Result<Record<string, never>, "NOT_FOUND" | "ENDPOINT_USED">> {
  return doOrRollBack<Record<string, never>, "NOT_FOUND" | "ENDPOINT_USED">(database, async (trx) => {
    // Automations change under this lock too.
    await database.lockName(trx, "automations");
    const endpoint = await findEndpoint(trx, id);
    if (!endpoint.ok) return endpoint;
    const users = (await usersByUrl(trx)).get(endpoint.value.url) ?? [];
    if (users.length > 0) {
      return fail("ENDPOINT_USED", `It is used by ${namesOf(users)}: change or delete the step there first`);
    }
    await trx.deleteFrom("webhook_endpoints").where("id", "=", id).execute();
    return ok({});
  });
}
