import { forgetEntries, trigger } from "#automations/server";
import type { EntrySource } from "#inbox/server";
import { cohortFacts, resultFacts, type Fact } from "./lead-facts.ts";
import { findLeads } from "./lead-list.server.ts";
import type { StoredLead } from "./contract.ts";

function factsOf(lead: StoredLead): { label: string; text: string }[] {
  const person: Fact[] = [
    { name: "Website", text: lead.website },
    { name: "LinkedIn", text: lead.linkedinUrl ?? "" },
  ];
  const all = [...person, ...cohortFacts(lead), ...resultFacts(lead)];
  return all.filter(({ text }) => text).map(({ name, text }) => ({ label: name, text }));
}

/** Makes leads a kind of entries. */
export const leadSource: EntrySource = {
  readFacts: async (db, ids) => new Map((await findLeads(db, [...ids])).map((lead) => [lead.id, factsOf(lead)])),
  release: async (trx, id) => {
    await trx.updateTable("leads").set({ suspicious_at: null }).where("id", "=", id).execute();
    await trigger(trx, { type: "lead", entry: id });
  },
  markSpam: async (trx, id, isSpam) => {
    const at = isSpam ? new Date().toISOString() : null;
    await trx.updateTable("leads").set({ suspicious_at: at }).where("id", "=", id).execute();
  },
  erase: async (trx, ids) => {
    await forgetEntries(trx, ids);
    await trx.deleteFrom("leads").where("id", "in", ids).execute();
  },
};
