import type { ExecutionRow, StepRow } from "./execution-row.ts";

/** An execution that is being moved. Changes are made in memory, and stored together by `store`. */
export type Moved = { execution: ExecutionRow; steps: Map<number, StepRow>; touched: Set<number> };
