import { isObject } from "#shared";
import { useKept } from "#ui/kit";
import type { Entity } from "../../entities/property.ts";
import type { RowsPlace } from "../client.ts";
import type { StoppedImport } from "./import-job.ts";

/** This module and import-job.ts alone write it. */
const readStopped = (kept: unknown): StoppedImport | undefined =>
  isObject(kept) && typeof kept.importId === "string" && typeof kept.name === "string"
    ? (kept as StoppedImport)
    : undefined;

/** The import into a place that is at work, or was when the page was closed; kept in the tab. */
export function useStoppedImport({ tenant }: RowsPlace, entity: Entity) {
  const kept = useKept(`import/${tenant}/${entity.id}`, readStopped);
  const remember = (stopped: StoppedImport | undefined) => (stopped ? kept.change(stopped) : kept.drop());
  return { stopped: kept.value, remember };
}
