import { addEntries } from "#inbox/server";
import type { Database } from "#db";

/** Puts leads of one person into the inbox, all with the same timestamp. */
export function addLeads(database: Database, ids: readonly string[], { name, email }: { name: string; email: string }) {
  const createdAt = new Date().toISOString();
  const lead = { kind: "lead", createdAt, form: "Contact", name, email, summary: "", texts: [name] } as const;
  const origin = { path: "/", query: "", locale: "en" } as const;
  const entries = ids.map((id) => ({ id, ...lead, consentText: "", origin, isSuspicious: false }));
  return database.inTransaction((trx) => addEntries(trx, entries));
}
