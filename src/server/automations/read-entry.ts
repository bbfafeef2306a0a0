import type { Ports } from "#automations/server";
import type { Executor } from "#db";
import { readEntryValues } from "#inbox/server";
import { findLead, leadValues } from "#leads/server";
import { submissionValues } from "#submissions/server";
import { findSubscriber, subscriberValues } from "#subscribers/server";
import type { Values } from "#automations";
import { localePath } from "#shared";

type Reader = (db: Executor, id: string) => Promise<Values | undefined>;

async function readPage(db: Executor, id: string): Promise<Values | undefined> {
  const page = await db
    .selectFrom("pages")
    .select(["id", "path", "title", "kind", "locale as language"])
    .where("id", "=", id)
    .executeTakeFirst();
  return page && { ...page, link: localePath(page.path, page.language) };
}

const READERS: Partial<Record<Parameters<Ports["readEntry"]>[1]["type"], Reader>> = {
  lead: async (db, id) => {
    const lead = await findLead(db, id);
    return lead.ok && !lead.value.isSuspicious ? leadValues(lead.value) : undefined;
  },
  submission: submissionValues,
  subscriber: async (db, id) => {
    const subscriber = await findSubscriber(db, id);
    return subscriber.ok && !subscriber.value.isSuspicious ? subscriberValues(subscriber.value) : undefined;
  },
  page: readPage,
};

/**
 * Reads what an automation is about, as it is now, with what the team has set in the inbox. Spam counts as gone, by a
 * person or by a rule: nothing is sent about it.
 * @returns undefined where there is none.
 */
export const readEntry: Ports["readEntry"] = async (db, { type, id }) => {
  const values = await READERS[type]?.(db, id);
  if (!values || type === "page") return values;
  const entry = await readEntryValues(db, id);
  if (!entry) return type === "submission" ? undefined : values;
  if (entry.status === "spam") return undefined;
  const { status, tags, assignee } = entry;
  return { ...values, status, tags, assignee };
};
