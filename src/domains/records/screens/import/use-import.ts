import { useSyncExternalStore } from "react";
import { rowsKey, type RowsPlace } from "../client.ts";
import { ImportJob } from "./import-job.ts";
import type { ImportState } from "./import-state.ts";

const jobs = new Map<string, ImportJob>();

/** The import of this tab into a place; there is one at a time. */
export function useImport(place: RowsPlace): { job: ImportJob; state: ImportState } {
  const key = rowsKey(place);
  const job = jobs.get(key) ?? new ImportJob(place);
  jobs.set(key, job);
  return { job, state: useSyncExternalStore(job.subscribe, () => job.state) };
}
