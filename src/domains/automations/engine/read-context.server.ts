import type { Transaction } from "#db";
import { knownVersion, versionOf, type Version } from "../known-definitions.server.ts";
import type { Ports } from "../ports.ts";
import type { Values } from "../values.ts";
import type { Moved } from "./moved.ts";
import { readValues, type ExecutionRow } from "./execution-row.ts";

/** @returns the definition that an execution began with. */
export async function readVersion(
  trx: Transaction,
  { automation_id: id, version }: Pick<ExecutionRow, "automation_id" | "version">,
): Promise<Version> {
  const known = knownVersion(id, version);
  if (known) return known;
  const { definition } = await trx
    .selectFrom("automation_versions")
    .select("definition")
    .where("automation_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  return versionOf(id, version, definition);
}

/** @returns what an execution's automation is called now. */
export async function readName(trx: Transaction, { automation_id: id }: Pick<ExecutionRow, "automation_id">) {
  const { name } = await trx.selectFrom("automations").select("name").where("id", "=", id).executeTakeFirstOrThrow();
  return name;
}

function* prefixed(prefix: string, values: Values) {
  for (const [name, value] of Object.entries(values)) yield [`${prefix}.${name}`, value] as const;
}

/**
 * @returns what a step's texts and conditions can read: the values of the entry and of the site, and the outputs of earlier
 * steps by their keys; undefined where the entry is gone.
 */
export async function readContext(
  trx: Transaction,
  { readEntry, readSite }: Pick<Ports, "readEntry" | "readSite">,
  { numbered }: Version,
  { execution, steps }: Moved,
): Promise<Values | undefined> {
  const { trigger_type: type, entry, data } = execution;
  const isRead = data === null && entry !== "";
  const own = isRead ? await readEntry(trx, { type, id: entry }) : readValues(data);
  if (!own) return undefined;
  const outputs = numbered.flatMap(({ index, step }) => {
    const output = step.key === undefined ? undefined : steps.get(index)?.output;
    return step.key !== undefined && output ? [...prefixed(step.key, readValues(output))] : [];
  });
  return Object.fromEntries([...prefixed("site", readSite()), ...outputs, ...prefixed(type, own)]);
}
