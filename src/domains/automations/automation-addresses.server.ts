import type { Executor } from "#db";
import { walkSteps } from "./definition.ts";
import { versionOf } from "./known-definitions.server.ts";
import "./tables.ts";

/** @returns the addresses that each automation sends webhooks to, as they were entered. Of most there are none. */
export async function automationAddresses(db: Executor): Promise<{ id: string; name: string; urls: string[] }[]> {
  const rows = await db
    .selectFrom("automations")
    .select(["id", "name", "version", "definition"])
    .where("deleted_at", "is", null)
    .orderBy("name")
    .execute();
  return rows.map(({ id, name, version, definition }) => ({
    id,
    name,
    urls: [...walkSteps(versionOf(id, version, definition).steps, [])].flatMap(({ step }) =>
      step.type === "webhook" && step.url !== "" ? [step.url] : [],
    ),
  }));
}
