import { deleteExecutions, executionsNaming, readExecution } from "#automations/server";
import { orderSource } from "#billing/server";
import type { Database } from "#db";
import type { PersonSource } from "#inbox/server";
import type { Mail } from "#mail/server";
import { eraseRows, rowsNaming, showRows } from "#records/server";
import type { JsonObject } from "#shared";
import { yieldToRequests } from "#shared/server";
import { invitationSource } from "./invitation-source.ts";

/** Executions about a person's entries, and those in which the address occurs, such as one that an event started. */
async function executionsOf(database: Database, emailKey: string): Promise<string[]> {
  const about = await database.db
    .selectFrom("executions")
    .innerJoin("inbox_entries", "inbox_entries.id", "executions.entry")
    .select("executions.id")
    .where("inbox_entries.email_key", "=", emailKey)
    .execute();
  const naming = await executionsNaming(database, emailKey);
  return [...new Set([...about.map(({ id }) => id), ...naming])].toSorted();
}

const executionSource: PersonSource = {
  name: "Executions of automations",
  count: async (database, emailKey) => (await executionsOf(database, emailKey)).length,
  read: async (database, emailKey) => {
    const all: JsonObject[] = [];
    for (const id of await executionsOf(database, emailKey)) {
      const execution = await readExecution(database, id);
      if (execution.ok) all.push(execution.value);
      await yieldToRequests();
    }
    return all;
  },
  erase: async (database, emailKey) => deleteExecutions(database, await executionsOf(database, emailKey)),
};

const rowSource: PersonSource = {
  name: "Rows of your data",
  count: async (database, emailKey) => (await rowsNaming(database, emailKey)).length,
  read: async (database, emailKey) => showRows(database, await rowsNaming(database, emailKey)),
  erase: async (database, emailKey) => eraseRows(database, await rowsNaming(database, emailKey), emailKey),
};

const outboxSource = (mail: Mail): PersonSource => ({
  name: "Emails in the outbox folder",
  count: async (_database, emailKey) => (await mail.keptFor(emailKey)).length,
  read: async (_database, emailKey) => mail.keptFor(emailKey),
  erase: (_database, emailKey) => mail.forget(emailKey),
});

/** Everything that the site stores about people, except the inbox's entries. */
export function personSources(mail: Mail): readonly PersonSource[] {
  return [orderSource, invitationSource, executionSource, rowSource, outboxSource(mail)];
}
