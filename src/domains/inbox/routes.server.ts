import type { Logger } from "pino";
import { listStaff } from "#accounts/server";
import { serveWith } from "#contract/server";
import type { Database } from "#db";
import { openPrivateFile, type MediaStore } from "#media/server";
import { fail, ok } from "#shared";
import { savedViews } from "#views/server";
import { addNote, changeEntry } from "./change-entries.server.ts";
import { inboxContract } from "./contract.ts";
import type { InboxViewSettings } from "./view-contract.ts";
import { entriesAsCsv, entriesAsJson } from "./export-entries.server.ts";
import { fileAnswer } from "./file-answer.server.ts";
import { findEntryIds } from "./find-entry-ids.server.ts";
import { countNew, latestEntry, listForms, listTags } from "./inbox-numbers.server.ts";
import { personAsJson, personAsZip } from "./export-person.server.ts";
import { readNumbers } from "./numbers.server.ts";
import { erasePerson, readPerson } from "./person.server.ts";
import type { EntrySources, PersonSource } from "./ports.ts";
import { readEntry, readListed } from "./read-entries.server.ts";
import { addReply } from "./replies.server.ts";
import { changeRetention, readRetention } from "./retention.server.ts";

type Needs = {
  database: Database;
  entrySources: EntrySources;
  personSources: readonly PersonSource[];
  media: MediaStore;
  log: Logger;
};

/** The list that saved views of the inbox belong to. */
const LIST = "inbox";
const views = savedViews<InboxViewSettings>();

const exported = ({ database, entrySources, log }: Needs) => ({ db: database.db, sources: entrySources, log });

const personNeeds = ({ database, entrySources, personSources, log }: Needs) => ({
  database,
  sources: entrySources,
  others: personSources,
  log,
});

/** What answers `inboxContract`. */
export const inboxRoutes = serveWith<Needs>()(inboxContract, {
  listEntries: async ({ services, query: { cursor, limit, ...filter } }) => {
    const { db } = services.database;
    const page = await findEntryIds(db, filter, { cursor, limit });
    if (!page.ok) return page;
    const { ids, nextCursor } = page.value;
    return ok({ items: await readListed(db, ids), nextCursor });
  },
  countNew: async ({ services: { database } }) =>
    ok({ count: await countNew(database.db), latest: await latestEntry(database.db) }),
  listChoices: async ({ services: { database } }) => {
    const { db } = database;
    return ok({ forms: await listForms(db), tags: await listTags(db), people: await listStaff(db) });
  },
  exportEntries: ({ services, query }) => entriesAsCsv(exported(services), query),
  exportEntriesAsJson: ({ services, query }) => entriesAsJson(exported(services), query),
  readEntry: ({ services, params }) => readEntry(services.database.db, services.entrySources, params.id),
  readFile: async ({ services, params }) => {
    const wanted = { id: params.file, ownerId: params.id };
    const opened = await openPrivateFile(services.database.db, services.media, wanted);
    if (!opened.ok) return fail("UNAVAILABLE", "The storage for files doesn’t answer. Try again later.");
    return opened.value ? fileAnswer(opened.value, services.log) : fail("NOT_FOUND", "File not found");
  },
  changeEntry: async ({ services, params, body, user }) => {
    const { database, entrySources } = services;
    const changed = await changeEntry(database, entrySources, params.id, body, user);
    return changed.ok ? readEntry(database.db, entrySources, params.id) : changed;
  },
  reply: ({ services, params, body, user }) => addReply(services.database, params.id, body, user),
  readPerson: async ({ services: { database, personSources }, query }) =>
    ok(await readPerson(database, personSources, query.email)),
  exportPerson: ({ services, query }) => personAsJson(personNeeds(services), query.email),
  exportPersonWithFiles: ({ services, query }) =>
    personAsZip({ ...personNeeds(services), media: services.media }, query.email),
  erasePerson: async ({ services: { database, entrySources, personSources }, body }) =>
    ok(await erasePerson(database, { sources: entrySources, others: personSources }, body.email)),
  readRetention: async ({ services }) => ok({ items: await readRetention(services.database.db) }),
  changeRetention: async ({ services, body }) => {
    await changeRetention(services.database, body);
    return ok({});
  },
  readNumbers: async ({ services, query }) => ok(await readNumbers(services.database.db, Number(query.span))),
  addNote: ({ services, params, body, user }) => addNote(services.database, params.id, body, user),
  listInboxViews: async ({ services, user }) =>
    ok({ items: await views.list(services.database.db, { list: LIST, userId: user.id }) }),
  createInboxView: ({ services, body, user }) => views.create(services.database, { list: LIST, userId: user.id }, body),
  changeInboxView: ({ services, params, body, user }) =>
    views.change(services.database, { list: LIST, userId: user.id }, params.id, body),
  deleteInboxView: ({ services, params, user }) =>
    views.remove(services.database, { list: LIST, userId: user.id }, params.id),
});
