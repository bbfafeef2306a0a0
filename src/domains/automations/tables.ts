import "#db/schema";
import type { TriggerType } from "./trigger-types.ts";
import type { StepType } from "./steps.ts";
import type { ExecutionStatus, StepStatus } from "./status.ts";

declare module "#db/schema" {
  interface Schema {
    /** Automations as they are now. */
    automations: {
      id: string;
      name: string;
      is_enabled: number;
      /** Counts the changes of the definition. */
      version: number;
      trigger_type: TriggerType;
      /** JSON: `Definition`, the same as that of its version. */
      definition: string;
      /** Days after which an execution is given up. */
      deadline_days: number;
      /** The secret part of an incoming webhook's address. */
      hook_token: string | null;
      /** When a schedule is next due. */
      next_at: string | null;
      created_at: string;
      updated_at: string;
      deleted_at: string | null;
    };
    /** Every definition that an execution may have begun with; never changed. */
    automation_versions: { automation_id: string; version: number; definition: string; created_at: string };
    /**
     * Executions. One that hasn't ended is due at some time: when a process takes it, when its wait or its back-off is over,
     * or when the lease of the process that works on it ends.
     */
    executions: {
      id: string;
      automation_id: string;
      version: number;
      trigger_type: TriggerType;
      /** Id of what it is about; empty where there is nothing. */
      entry: string;
      /** JSON: `Values` as they were; null where they are read from the entry. */
      data: string | null;
      /** At most one execution of an automation has the same one. */
      trigger_key: string | null;
      /** Whether it sends and changes nothing. */
      is_test: number;
      status: ExecutionStatus;
      /** Whether the next step acts in our own database, or how it acts outside. Versions that know no types write "outside" (`adopt`). */
      kind: "own" | "mail" | "webhook" | "ai" | "outside";
      /** The number of the next step. */
      position: number;
      /** Counts how often it was begun again. */
      run: number;
      /** How often the next step has been tried. */
      attempts: number;
      /** Names the process that works on it, and its attempt. */
      lease: string | null;
      due_at: string | null;
      deadline_at: string;
      /** JSON: `{ code, message }`. */
      error: string | null;
      created_at: string;
      updated_at: string;
      ended_at: string | null;
    };
    /** One row: how many days executions are kept after their end. */
    execution_retention: { days: number };
    /** The steps of executions that have been reached. */
    execution_steps: {
      execution_id: string;
      position: number;
      type: StepType;
      status: StepStatus;
      /** JSON: what the step was carried out with. */
      input: string | null;
      /** JSON: what later steps read. */
      output: string | null;
      error: string | null;
      /** JSON: `Attempt[]`. */
      attempts: string;
      started_at: string;
      ended_at: string | null;
    };
  }
}
