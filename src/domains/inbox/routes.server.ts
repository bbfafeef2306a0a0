import type { Logger } from "pino";
import { listStaff } from "#accounts/server";
import { serveWith } from "#contract/server";
import type { Database } from "#db";
import { openPrivateFile, type MediaStore } from "#media/server";
import { fail, ok } from "#shared";
import { addNote, changeEntry } from "./change-entries.server.ts";
import { inboxContract } from "./contract.ts";
import { entriesAsCsv, entriesAsJson } from "./export-entries.server.ts";
import { fileAnswer } from "./file-answer.server.ts";
import { findEntryIds } from "./find-entry-ids.server.ts";
import { countNew, listForms, listTags } from "./inbox-numbers.server.ts";
import type { EntrySources } from "./ports.ts";
import { readEntry, readListed } from "./read-entries.server.ts";

type Needs = { database: Database; entrySources: EntrySources; media: MediaStore; log: Logger };

const exported = ({ database, entrySources, log }: Needs) => ({ db: database.db, sources: entrySources, log });

/** What answers `inboxContract`. */
export const inboxRoutes = serveWith<Needs>()(inboxContract, {
  listEntries: async ({ services, query: { cursor, limit, ...filter } }) => {
    const { db } = services.database;
    const page = await findEntryIds(db, filter, { cursor, limit });
    if (!page.ok) return page;
    const { ids, nextCursor } = page.value;
    return ok({ items: await readListed(db, ids), nextCursor });
  },
  countNew: async ({ services }) => ok({ count: await countNew(services.database.db) }),
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
    if (!opened.ok) return fail("UNAVAILABLE", "The storage for files doesn't answer. Try again later.");
    return opened.value ? fileAnswer(opened.value, services.log) : fail("NOT_FOUND", "There is no such file");
  },
  changeEntry: async ({ services, params, body, user }) => {
    const { database, entrySources } = services;
    const changed = await changeEntry(database, entrySources, params.id, body, user);
    return changed.ok ? readEntry(database.db, entrySources, params.id) : changed;
  },
  addNote: ({ services, params, body, user }) => addNote(services.database, params.id, body.text, user),
});
