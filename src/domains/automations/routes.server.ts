import { may } from "#contract";
import { serveWith } from "#contract/server";
import { countHit, type Database } from "#db";
import { failAt, ok } from "#shared";
import {
  changeAutomation,
  createAutomation,
  deleteAutomation,
  listAutomations,
  readAutomation,
  unavailableSteps,
} from "./automations.server.ts";
import { automationContract } from "./contract.ts";
import { cancelExecution } from "./cancel.server.ts";
import { countReplayable, repeatExecution, replayExecutions } from "./repeat.server.ts";
import type { Engine } from "./engine/types.ts";
import { listExecutions, readExecution } from "./executions.server.ts";
import { SITE_FIELDS, TRIGGER_FIELDS } from "./fields.ts";
import type { Ports } from "./ports.ts";
import { changeExecutionRetention, readExecutionRetention } from "./retention.server.ts";
import { runAutomation, startByHook } from "./start.server.ts";
import { TRIGGER_TYPES } from "./trigger-types.ts";

/** The engine of this process, what its steps act through, and what tells browsers that executions have changed. */
export type Automations = { engine: Engine; ports: Ports; tell: () => void };

type Needs = { database: Database; automations: Automations; origin: string; secret: string };

const writing = ({ database, automations: { ports }, origin }: Needs) => ({ database, ports, origin });

/** Posts to one secret address. */
const HOOK_LIMIT = { name: "automation hook", hits: 300, windowMs: 10 * 60_000 };
/** Posts of one client to addresses that may not exist. */
const CLIENT_LIMIT = { name: "automation hook client", hits: 600, windowMs: 10 * 60_000 };

export const automationRoutes = serveWith<Needs>()(automationContract, {
  listAutomations: async ({ services, user }) => {
    const items = await listAutomations(writing(services), may(user, "automation.manage"));
    return ok({ items });
  },
  createAutomation: ({ services, body }) => createAutomation(writing(services), body),
  listTriggers: ({ services }) =>
    ok({
      items: TRIGGER_TYPES.map((type) => ({ type, fields: [...TRIGGER_FIELDS[type]] })),
      site: [...SITE_FIELDS],
      unavailable: unavailableSteps(services.automations.ports),
    }),
  readAutomation: ({ services, params, user }) =>
    readAutomation(writing(services), params.id, may(user, "automation.manage")),
  changeAutomation: ({ services, params, body }) => changeAutomation(writing(services), params.id, body),
  deleteAutomation: ({ services, params }) => deleteAutomation(services.database, params.id),
  runAutomation: async ({ services, params, body }) => {
    const { database, automations } = services;
    const started = await runAutomation({ database, ports: automations.ports }, params.id, body);
    if (!started.ok) return started;
    automations.engine.wake();
    return readExecution(database, started.value);
  },
  listExecutions: ({ services: { database, automations }, query }) =>
    listExecutions({ database, ports: automations.ports }, query),
  readExecution: ({ services, params }) => readExecution(services.database, params.id),
  cancelExecution: async ({ services, params }) => {
    const cancelled = await cancelExecution(services.database, params.id);
    services.automations.tell();
    return cancelled.ok ? readExecution(services.database, params.id) : cancelled;
  },
  repeatExecution: async ({ services, params, body }) => {
    const { database, automations } = services;
    const repeated = await repeatExecution(database, params.id, body.from);
    if (!repeated.ok) return repeated;
    automations.engine.wake();
    return readExecution(database, params.id);
  },
  replayExecutions: async ({ services, body }) => {
    const count = await replayExecutions(services.database, body);
    services.automations.engine.wake();
    return ok({ count });
  },
  countReplayable: async ({ services, query }) => ok({ count: await countReplayable(services.database, query) }),
  readExecutionRetention: async ({ services }) => ok(await readExecutionRetention(services.database.db)),
  changeExecutionRetention: async ({ services, body }) => {
    await changeExecutionRetention(services.database, body);
    return ok({});
  },
  receiveHook: async ({ services, params, body, headers, clientAddress }) => {
    const now = Date.now();
    // Only for a client that is let in is its token counted: each that it makes up is a row.
    const retryAfter =
      (await countHit(services, CLIENT_LIMIT, clientAddress, now)) ||
      (await countHit(services, HOOK_LIMIT, params.token, now));
    if (retryAfter > 0) return failAt("TOO_MANY", "Too many events at once. Send them later.", { retryAfter });
    // Senders that have no id may send an empty one.
    const key = headers.get("webhook-id") || headers.get("idempotency-key") || undefined;
    const started = await startByHook(services.database, params.token, body, key);
    if (!started.ok) return started;
    services.automations.engine.wake();
    return ok({});
  },
});
