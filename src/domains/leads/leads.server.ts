import { makeForm, type FormStore } from "#forms/server";
import { createHash } from "node:crypto";
import { searchText, type Executor, type Transaction } from "#db";
import { newId } from "#shared/server";
import { ORIGIN_LIMITS, type FormOrigin } from "#forms";
import { queueLeadMails } from "./lead-mails.server.ts";
import { LEAD_ACTION, type Lead } from "./lead.ts";
import { parseLead } from "./parse-lead.server.ts";
import { calculateRoi } from "./roi.ts";

const SAME_WITHIN_MS = 10 * 60 * 1000;

function fingerprint(lead: Lead, origin: FormOrigin, suspicious: boolean): string {
  const entered = JSON.stringify([
    Object.entries(lead).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    origin.path,
    suspicious,
  ]);
  return createHash("sha256").update(entered).digest("hex");
}

/** @returns which of these fingerprints have been stored in the last ten minutes. */
async function findRecent(trx: Executor, fingerprints: string[], now: Date): Promise<Set<string>> {
  const since = new Date(now.getTime() - SAME_WITHIN_MS).toISOString();
  const known = await trx
    .selectFrom("leads")
    .select("fingerprint")
    .where("fingerprint", "in", fingerprints)
    .where("created_at", ">", since)
    .execute();
  return new Set(known.map((row) => row.fingerprint));
}

/** The row of a lead with the page it came from and the result that the server computes itself. */
function rowOf(lead: Lead, origin: FormOrigin, suspicious: boolean, now: Date) {
  const pagePath = origin.path.slice(0, ORIGIN_LIMITS.path);
  return {
    id: newId(),
    created_at: now.toISOString(),
    page_path: pagePath,
    anchor: origin.anchor ?? null,
    query: origin.query.slice(0, ORIGIN_LIMITS.query),
    locale: origin.locale,
    first_name: lead.firstName,
    last_name: lead.lastName,
    email: lead.email,
    website: lead.website,
    linkedin_url: lead.linkedinUrl ?? null,
    num_students: lead.numStudents,
    sessions_per_student: lead.sessionsPerStudent,
    cost_per_report: lead.costPerReport,
    result: JSON.stringify(calculateRoi(lead)),
    suspicious_at: suspicious ? now.toISOString() : null,
    fingerprint: fingerprint(lead, origin, suspicious),
    search_text: searchText([`${lead.firstName} ${lead.lastName}`, lead.email, lead.website, pagePath]),
  };
}

type LeadRow = ReturnType<typeof rowOf>;

/**
 * Stores leads, and queues the emails to the team. Equal posts within ten minutes are stored once (spec 9). Suspicious
 * ones are kept apart from real leads, and no email is queued for them.
 */
async function saveLeads(
  { database, mailsTeam }: FormStore,
  trx: Transaction,
  rows: readonly LeadRow[],
  now: Date,
): Promise<void> {
  const byFingerprint = new Map(rows.toReversed().map((row) => [row.fingerprint, row]));
  await database.lockName(trx, ...byFingerprint.keys());
  const known = await findRecent(trx, [...byFingerprint.keys()], now);
  const fresh = [...byFingerprint.values()].filter((row) => !known.has(row.fingerprint));
  if (fresh.length === 0) return;
  await trx.insertInto("leads").values(fresh).execute();
  const mailed = fresh.filter((row) => mailsTeam && row.suspicious_at === null);
  if (mailed.length > 0) await queueLeadMails(trx, mailed, now);
}

/** The lead form (spec 3, 7). */
export const leadForm = makeForm({
  name: LEAD_ACTION,
  parse: parseLead,
  rowOf,
  saveAll: saveLeads,
  thanks: ({ leadThanks }, { replyTime }) => [leadThanks, replyTime()].filter(Boolean).join(" "),
});
