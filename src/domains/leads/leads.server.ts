import { makeSubmit, type FormStore } from "#forms/server";
import { createHash } from "node:crypto";
import { searchText, type Executor } from "#db";
import { newId } from "#shared/server";
import { ORIGIN_LIMITS, type FormOrigin } from "#forms";
import { queueLeadMail } from "./lead-mails.server.ts";
import { parseLead, type Lead } from "./lead.ts";
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

async function isKnown(trx: Executor, mark: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - SAME_WITHIN_MS).toISOString();
  const known = await trx
    .selectFrom("leads")
    .select("id")
    .where("fingerprint", "=", mark)
    .where("created_at", ">", since)
    .executeTakeFirst();
  return known !== undefined;
}

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
    search_text: searchText([`${lead.firstName} ${lead.lastName}`, lead.email, lead.website, pagePath]),
  };
}

/**
 * Stores a lead with the page it came from and the result that the server computes itself, and queues the email to the
 * team. Equal posts within ten minutes are stored once (spec 9). Resolves only when the rows are durable.
 * @param suspicious the hidden field was filled: kept apart from real leads, and no email.
 */
async function saveLead(
  { database, mailsTeam }: FormStore,
  lead: Lead,
  origin: FormOrigin,
  suspicious: boolean,
  now = new Date(),
): Promise<void> {
  const mark = fingerprint(lead, origin, suspicious);
  const row = rowOf(lead, origin, suspicious, now);
  await database.inTransaction(async (trx) => {
    await database.lockName(trx, mark);
    if (await isKnown(trx, mark, now)) return;
    await trx
      .insertInto("leads")
      .values({ ...row, fingerprint: mark })
      .execute();
    if (mailsTeam && !suspicious) await queueLeadMail(trx, row.id, now);
  });
}

/** The lead form (spec 3, 7). */
export const submitLead = makeSubmit({ parse: parseLead, save: saveLead, thanks: "leadThanks" });
