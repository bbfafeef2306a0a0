import { makeForm, type FormStore } from "#forms/server";
import { createHash } from "node:crypto";
import { insertRows, searchText, type Executor, type Transaction } from "#db";
import { newId } from "#shared/server";
import { trigger } from "#automations/server";
import { ORIGIN_LIMITS, type FormOrigin } from "#forms";
import { FORM_NAMES } from "#inbox";
import { addEntries, type NewEntry } from "#inbox/server";
import { textsFor } from "#shared";
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

/** The lead as the inbox lists it. */
function entryOf(id: string, lead: Lead, origin: FormOrigin, isSuspicious: boolean, now: Date): NewEntry {
  const { form } = textsFor(origin.locale);
  return {
    id,
    kind: "lead",
    createdAt: now.toISOString(),
    form: FORM_NAMES.lead,
    name: `${lead.firstName} ${lead.lastName}`,
    email: lead.email,
    summary: lead.website,
    texts: [lead.website],
    consentText: form.consent.replaceAll(/[[\]]/g, ""),
    origin,
    isSuspicious,
  };
}

/** The row of a lead with the page it came from and the result that the server computes itself. */
function leadRow(lead: Lead, origin: FormOrigin, suspicious: boolean, now: Date) {
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

/** What is stored of a lead. */
function rowOf(lead: Lead, origin: FormOrigin, suspicious: boolean, now: Date) {
  const row = leadRow(lead, origin, suspicious, now);
  return { row, entry: entryOf(row.id, lead, origin, suspicious, now) };
}

type LeadRow = ReturnType<typeof rowOf>;

/**
 * Stores leads, and starts the automations about them. Equal posts within ten minutes are stored once (spec 9). Suspicious
 * ones are kept apart from real leads, and start nothing.
 */
async function saveLeads(
  { database }: FormStore,
  trx: Transaction,
  rows: readonly LeadRow[],
  now: Date,
): Promise<void> {
  const byFingerprint = new Map(rows.toReversed().map((one) => [one.row.fingerprint, one]));
  await database.lockName(trx, ...byFingerprint.keys());
  const known = await findRecent(trx, [...byFingerprint.keys()], now);
  const all = [...byFingerprint.values()].filter(({ row }) => !known.has(row.fingerprint));
  if (all.length === 0) return;
  const fresh = all.map(({ row }) => row);
  await insertRows(trx, "leads", fresh);
  await addEntries(
    trx,
    all.map(({ entry }) => entry),
  );
  const real = fresh.filter((row) => row.suspicious_at === null);
  await trigger(
    trx,
    real.map(({ id }) => ({ type: "lead", entry: id })),
    now,
  );
}

/** The lead form (spec 3, 7). */
export const leadForm = makeForm({
  name: LEAD_ACTION,
  parse: parseLead,
  rowOf,
  saveAll: saveLeads,
  thanks: ({ leadThanks }, { replyTime }) => [leadThanks, replyTime()].filter(Boolean).join(" "),
});
