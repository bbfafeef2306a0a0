import type { Executor, Transaction } from "#db";
import type { Result } from "#shared";
import type { OutsideType } from "./engine/retry.ts";
import type { AiField, WebhookFormat } from "./steps.ts";
import type { TriggerType } from "./trigger-types.ts";
import type { Values } from "./values.ts";

/** What an execution is about. */
type Entry = { type: TriggerType; id: string };

/** The outcome of an attempt outside our database. Reasons are shown to staff: they never contain a secret. */
export type Outcome =
  | { kind: "done"; output?: Values }
  /** @property afterMs when to try again, where the other side or its rules say so. */
  | { kind: "retry"; reason: string; afterMs?: number }
  | { kind: "failed"; reason: string };

/**
 * An attempt. `key` is the same for all attempts at a step, so that a receiver knows a repeated one; `attempt` counts from
 * 1; the signal ends before the lease does.
 */
export type Attempting = { key: string; attempt: number; signal: AbortSignal };

/** An email with its values filled in. `replyTo` is the person that it is about. */
export type MailInput = { to: "team" | "person"; person: string; subject: string; text: string; entry: Entry };

/** A webhook's event: `type` such as "lead.created", the time when it happened, and the values. */
export type WebhookInput = {
  url: string;
  format: WebhookFormat;
  event: { type: string; timestamp: string; data: Values };
};

/**
 * A task for a model. Nothing but `prompt` and `data` reaches it: the values that the prompt names, which others may have
 * written, apart from what staff asks for.
 */
export type AiInput = { prompt: string; data: Values; model?: string; fields: readonly AiField[] };

/** What is set on a lead, a submission or a sign-up; tags are added to its own. */
export type UpdateInput = { status?: string; tags?: readonly string[]; assignee?: string; note?: string };

/**
 * Values of a row by the name of the property. Without an id, a row with `newId` is added. The organisation is that of the
 * row which started the automation.
 */
export type RowInput = { entity: string; organisation?: string; id?: string; newId: string; values: Values };

/** The effect of a step in our own database: its output, and what to tell other processes after its transaction. */
export type OwnEffect = { output: Values; after?: () => Promise<void> };

/**
 * What steps act through. `mail`, `webhook` and `ai` are called outside a transaction and at least once; `update` and `row`
 * in the transaction that ends their step, so exactly once. A site without one refuses automations with such a step; without
 * `mail`, which is set up later than automations are, the step fails.
 */
export type Ports = {
  /** @returns the values of an entry as it is now; undefined where it is gone. */
  readEntry: (db: Executor, entry: Entry) => Promise<Values | undefined>;
  /** @returns who or what entries are, by their ids, as a list shows them; those that are gone or have no name are left out. */
  nameEntries?: (db: Executor, entries: readonly Entry[]) => Promise<ReadonlyMap<string, string>>;
  /** @returns what a schedule's automation can read about the time since it was due before. */
  readPeriod?: (db: Executor, period: { since: string; until: string }) => Promise<Values>;
  /** Values of the site that every text can show. */
  readSite: () => Values;
  mail?: (input: MailInput, attempting: Attempting) => Promise<Outcome>;
  webhook?: (input: WebhookInput, attempting: Attempting) => Promise<Outcome>;
  ai?: (input: AiInput, attempting: Attempting) => Promise<Outcome>;
  update?: (trx: Transaction, entry: Entry, input: UpdateInput) => Promise<Result<OwnEffect>>;
  /** Called in the transaction that ends a step which has sent something. @param sent `automation`: its name. */
  noteSent?: (trx: Transaction, entry: Entry, sent: { step: OutsideType; automation: string }) => Promise<void>;
  row?: (trx: Transaction, input: RowInput) => Promise<Result<OwnEffect>>;
  /** @returns the secret that signs what is sent to an address, made when it is first used; INVALID for a wrong address. */
  secretFor?: (trx: Transaction, receiver: { url: string }) => Promise<Result<{ secret: string }>>;
};
