import type { Ports } from "#automations/server";
import type { Database } from "#db";
import { changeAutomated, noteSent, type EntrySources } from "#inbox/server";
import { fail, ok } from "#shared";

const KINDS: ReadonlySet<string> = new Set(["lead", "submission", "subscriber"]);

/** Makes the port that sets status, tags and assignee of an entry, and adds notes to it. */
export function updateStep(database: Database, sources: EntrySources): NonNullable<Ports["update"]> {
  return async (trx, { type, id }, input) => {
    if (!KINDS.has(type)) return fail("INVALID", "Only leads, submissions and sign-ups have a status");
    const changed = await changeAutomated(database, trx, sources, id, input);
    return changed.ok ? ok({ output: changed.value }) : changed;
  };
}

const SENT: Partial<Record<string, string>> = { mail: "Email", webhook: "Webhook" };

/** Notes in an entry's history that something was sent on. */
export const noteSentStep: NonNullable<Ports["noteSent"]> = async (trx, { type, id }, { step, automation }) => {
  const what = SENT[step];
  if (what && KINDS.has(type)) await noteSent(trx, id, `${what} by “${automation}”`);
};
