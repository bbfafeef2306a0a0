import type { Executor } from "#db";
import { roiResult, type ListedLead, type StoredLead } from "./contract.ts";
import { makeSubmissionReader } from "#forms/server";

const LISTED = [
  "id",
  "created_at as createdAt",
  "first_name as firstName",
  "last_name as lastName",
  "email",
  "website",
  "page_path as pagePath",
] as const;

const ALL = [
  ...LISTED,
  "linkedin_url as linkedinUrl",
  "num_students as numStudents",
  "sessions_per_student as sessionsPerStudent",
  "cost_per_report as costPerReport",
  "anchor",
  "query",
  "locale",
  "result",
  "suspicious_at",
] as const;

function newestFirst(db: Executor, ids: string[]) {
  return db.selectFrom("leads").where("id", "in", ids).orderBy("created_at", "desc").orderBy("id", "desc");
}

/** Reads whole leads by their ids, newest first. */
export async function findLeads(db: Executor, ids: string[]): Promise<StoredLead[]> {
  const rows = await newestFirst(db, ids).select(ALL).execute();
  return rows.map(({ suspicious_at: suspiciousAt, result, ...lead }) =>
    Object.assign(lead, { result: roiResult.parse(JSON.parse(result)), isSuspicious: suspiciousAt !== null }),
  );
}

/** Leads: a page of the list (`search` matches name, email, website and page), one in full, and all. */
export const {
  list: listLeads,
  find: findLead,
  every: everyLead,
} = makeSubmissionReader<ListedLead, StoredLead>({
  table: "leads",
  readListed: (db, ids) => newestFirst(db, ids).select(LISTED).execute(),
  readWhole: findLeads,
  missing: "Lead not found",
});
