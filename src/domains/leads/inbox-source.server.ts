import type { EntrySource } from "#inbox/server";
import { cohortFacts, resultFacts, type Fact } from "./lead-facts.ts";
import { findLeads } from "./lead-list.server.ts";
import { queueLeadMails } from "./lead-mails.server.ts";
import type { StoredLead } from "./contract.ts";

function factsOf(lead: StoredLead): { label: string; text: string }[] {
  const person: Fact[] = [
    { name: "Website", text: lead.website },
    { name: "LinkedIn", text: lead.linkedinUrl ?? "" },
  ];
  const all = [...person, ...cohortFacts(lead), ...resultFacts(lead)];
  return all.filter(({ text }) => text).map(({ name, text }) => ({ label: name, text }));
}

/** Makes leads a kind of entries. @param mailsTeam whether the team gets an email about each. */
export function leadSource(mailsTeam: boolean): EntrySource {
  return {
    readFacts: async (db, ids) => new Map((await findLeads(db, [...ids])).map((lead) => [lead.id, factsOf(lead)])),
    release: async (trx, id) => {
      await trx.updateTable("leads").set({ suspicious_at: null }).where("id", "=", id).execute();
      if (mailsTeam) await queueLeadMails(trx, [{ id }], new Date());
    },
    erase: async (trx, ids) => {
      await trx.deleteFrom("lead_mails").where("lead_id", "in", ids).execute();
      await trx.deleteFrom("leads").where("id", "in", ids).execute();
    },
  };
}
