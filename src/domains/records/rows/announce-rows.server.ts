import { flatten } from "#automations";
import { trigger } from "#automations/server";
import type { Transaction } from "#db";
import type { ListedRow } from "../contract.ts";
import { automatedValues } from "./automated-values.ts";
import type { RowPlace } from "./row-store.server.ts";

/**
 * Starts the automations about rows, in the transaction that stores them; they get the values of this moment. A row that an
 * automation wrote starts nothing, so that no automation can trigger itself.
 */
export async function announceRows(
  trx: Transaction,
  { entity, tenantId, isAutomated }: RowPlace,
  change: "created" | "changed",
  rows: readonly ListedRow[],
): Promise<void> {
  if (isAutomated) return;
  await trigger(
    trx,
    rows.map(({ id, values }) => {
      const own = { id, entity: entity.name, change, organisation: tenantId };
      return {
        type: "row",
        entry: id,
        source: entity.name,
        formerSources: entity.formerNames,
        change,
        data: { ...flatten(automatedValues(entity, values)), ...own },
      };
    }),
  );
}
