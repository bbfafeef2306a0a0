import { z } from "zod";
import { cursor, done, limit, line, listOf, ownId, route } from "#contract";
import { AUTOMATION_LIMITS, ENTRY_LIMITS } from "./limits.ts";
import { EXECUTION_STATUSES, STEP_STATUSES } from "./status.ts";
import { STEP_TYPES } from "./steps.ts";
import { TRIGGER_TYPES } from "./trigger-types.ts";

const name = line(AUTOMATION_LIMITS.name, "Enter a name");
const triggerType = z.enum(TRIGGER_TYPES, `A trigger is one of ${TRIGGER_TYPES.join(", ")}`);

/** The fields of each type are checked by `checkDefinition`; docs/automations.md lists them. */
const trigger = z.looseObject({ type: triggerType });
const steps = z
  .array(z.looseObject({ type: z.enum(STEP_TYPES, `A step is one of ${STEP_TYPES.join(", ")}`) }))
  .max(AUTOMATION_LIMITS.steps);

const automation = z.object({
  id: z.string(),
  name: z.string(),
  isEnabled: z.boolean(),
  version: z.number().describe("Counts the changes of trigger and steps"),
  trigger: trigger.describe("That of an incoming webhook has its `address`, for those who may change it"),
  steps: steps.describe("A webhook has its `secret`, for those who may change it"),
  gap: z
    .object({ path: z.array(z.string()), message: z.string() })
    .optional()
    .describe("What is missing before it can be switched on"),
  nextAt: z.string().optional().describe("When its schedule is next due"),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Automation = z.output<typeof automation>;

const automationInput = z.object({ name, isEnabled: z.boolean().default(false), trigger, steps });
export type AutomationInput = z.output<typeof automationInput>;

const automationChange = z.object({
  name: name.optional(),
  isEnabled: z.boolean().optional(),
  trigger: trigger.optional(),
  steps: steps.optional(),
  version: z.int().optional().describe("The version that was read: refused where there is a newer one"),
});
export type AutomationChange = z.output<typeof automationChange>;

const executionStatus = z.enum(EXECUTION_STATUSES);
const failure = z.object({ code: z.string(), message: z.string() });
const entryId = z.string().max(ENTRY_LIMITS.id);

const listedExecution = z.object({
  id: z.string(),
  automationId: z.string(),
  automationName: z.string(),
  version: z.number(),
  status: executionStatus,
  trigger: z.object({
    type: triggerType,
    entry: z.string().optional(),
    about: z.string().optional().describe("Who or what the entry is, as it is now"),
  }),
  isTest: z.boolean(),
  createdAt: z.string(),
  endedAt: z.string().optional(),
  error: failure.optional(),
});
export type ListedExecution = z.output<typeof listedExecution>;

const executionStep = z.object({
  index: z.number().describe("Its number in the order of writing: a condition, its branches, then what is below it"),
  type: z.enum(STEP_TYPES),
  key: z.string().optional(),
  status: z.enum(STEP_STATUSES),
  attempts: z.array(
    z.object({ at: z.string(), outcome: z.enum(["done", "retry", "failed"]), reason: z.string().optional() }),
  ),
  input: z.unknown().optional(),
  output: z.unknown().optional(),
  error: z.string().optional(),
  startedAt: z.string().optional(),
  endedAt: z.string().optional(),
});

const execution = listedExecution.extend({
  trigger: z.object({
    type: triggerType,
    entry: z.string().optional(),
    values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  }),
  steps: z.array(executionStep),
  dueAt: z.string().optional().describe("When it goes on"),
  deadlineAt: z.string().describe("When it is given up"),
});
export type Execution = z.output<typeof execution>;

const field = z.object({ name: z.string(), title: z.string(), kind: z.enum(["text", "number", "date"]) });

const at = z.iso.datetime({ offset: true, error: "Enter a time such as 2026-12-31T22:00:00Z" });
const replayed = z.object({
  automation: z.string(),
  since: at,
  until: at,
  status: z.enum(["done", "failed", "cancelled"]).default("failed"),
});

const automationRoutes = {
  listAutomations: route({
    method: "GET",
    path: "/api/automations",
    summary: "Lists automations by name",
    permission: "automation.view",
    answer: z.object({ items: z.array(automation) }),
  }),
  createAutomation: route({
    method: "POST",
    path: "/api/automations",
    summary: "Adds an automation",
    permission: "automation.manage",
    body: automationInput.extend({ id: ownId }),
    maxBytes: 1024 * 1024,
    status: 201,
    answer: automation,
  }),
  listTriggers: route({
    method: "GET",
    path: "/api/automation-triggers",
    summary: "Lists the triggers and the values that each brings",
    permission: "automation.view",
    answer: z.object({
      items: z.array(z.object({ type: triggerType, fields: z.array(field) })),
      site: z.array(field).describe("Values that every text can show"),
      unavailable: z.array(z.enum(STEP_TYPES)).describe("Steps that this site can't carry out"),
    }),
  }),
  readAutomation: route({
    method: "GET",
    path: "/api/automations/:id",
    summary: "Reads an automation",
    permission: "automation.view",
    answer: automation,
  }),
  changeAutomation: route({
    method: "PATCH",
    path: "/api/automations/:id",
    summary: "Changes an automation; executions that have begun keep their version",
    permission: "automation.manage",
    body: automationChange,
    maxBytes: 1024 * 1024,
    answer: automation,
  }),
  deleteAutomation: route({
    method: "DELETE",
    path: "/api/automations/:id",
    summary: "Deletes an automation and cancels its executions",
    permission: "automation.manage",
    answer: done,
  }),
  runAutomation: route({
    method: "POST",
    path: "/api/automations/:id/run",
    summary: "Starts an automation for an entry; a test sends and changes nothing and doesn't wait",
    permission: "automation.manage",
    body: z.object({
      id: ownId,
      entry: z
        .union([entryId, z.record(z.string(), z.unknown())])
        .optional()
        .describe("Id of the entry, or the values that it would bring"),
      isTest: z.boolean().default(false),
    }),
    status: 201,
    answer: execution,
  }),
};

const executionRoutes = {
  listExecutions: route({
    method: "GET",
    path: "/api/executions",
    summary: "Lists executions, newest first",
    permission: "automation.view",
    query: z.object({
      automation: z.string().optional(),
      status: executionStatus.optional(),
      entry: entryId.optional(),
      cursor,
      limit,
    }),
    answer: listOf(listedExecution),
  }),
  readExecution: route({
    method: "GET",
    path: "/api/executions/:id",
    summary: "Reads an execution with its steps",
    permission: "automation.view",
    answer: execution,
  }),
  cancelExecution: route({
    method: "POST",
    path: "/api/executions/:id/cancel",
    summary: "Cancels an execution: no other step begins",
    permission: "automation.manage",
    answer: execution,
  }),
  repeatExecution: route({
    method: "POST",
    path: "/api/executions/:id/again",
    summary: "Runs an execution that has ended again from a step",
    permission: "automation.manage",
    body: z.object({ from: z.int().min(0).default(0).describe("Number of a step that it has reached") }),
    answer: execution,
  }),
  replayExecutions: route({
    method: "POST",
    path: "/api/executions/replay",
    summary: "Runs an automation's executions of a time range again: failed ones from the step that failed",
    permission: "automation.manage",
    body: replayed,
    answer: z.object({ count: z.number() }),
  }),
  countReplayable: route({
    method: "GET",
    path: "/api/execution-replay",
    summary: "Counts the executions that a replay of a time range would run again",
    permission: "automation.manage",
    query: replayed,
    answer: z.object({ count: z.number() }),
  }),
};

const kept = z.object({
  days: z
    .int("Enter a number of days")
    .min(1, "At least one day")
    .max(AUTOMATION_LIMITS.keptDays, `At most ${AUTOMATION_LIMITS.keptDays} days`),
});

const retentionRoutes = {
  readExecutionRetention: route({
    method: "GET",
    path: "/api/execution-retention",
    summary: "Says for how many days executions are kept after their end",
    permission: "automation.manage",
    answer: kept,
  }),
  changeExecutionRetention: route({
    method: "PUT",
    path: "/api/execution-retention",
    summary: "Sets for how many days executions are kept after their end; older ones are deleted within minutes",
    permission: "automation.manage",
    body: kept,
    answer: done,
  }),
};

const hookRoutes = {
  receiveHook: route({
    method: "POST",
    path: "/api/hooks/:token",
    summary: "Starts the automation that this secret address belongs to",
    permission: "everyone",
    isSigned: true,
    body: z.record(z.string(), z.unknown(), "Send a JSON object"),
    answer: done,
  }),
};

/** Automations, their executions, and the addresses that start them. */
export const automationContract = { ...automationRoutes, ...executionRoutes, ...retentionRoutes, ...hookRoutes };
