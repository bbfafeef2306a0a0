import { z } from "zod";
import type { Executor } from "#db";
import { fail, ok, type Result } from "#shared";
import { everyEntry, findIds, type ListPage, type ListRequest } from "./entry-keys.server.ts";
import type { ListedLead, StoredLead } from "./stored-lead.ts";

const roiResult = z.object({
  reports: z.number(),
  currentCost: z.number(),
  savings: z.number(),
  percentage: z.number(),
  hoursFreed: z.number(),
});

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

async function readWhole(db: Executor, ids: string[]): Promise<StoredLead[]> {
  const rows = await newestFirst(db, ids).select(ALL).execute();
  return rows.map(({ suspicious_at: suspiciousAt, result, ...lead }) =>
    Object.assign(lead, { result: roiResult.parse(JSON.parse(result)), isSuspicious: suspiciousAt !== null }),
  );
}

/**
 * Lists leads, newest first. Those whose hidden field was filled stand in a list of their own (`suspicious`).
 * @param request `search` finds parts of name, email, website and page, whatever the capitals.
 * @returns INVALID for a cursor that is none of ours.
 */
export async function listLeads(db: Executor, request: ListRequest): Promise<Result<ListPage<ListedLead>, "INVALID">> {
  const page = await findIds(db, "leads", request);
  if (!page.ok) return page;
  const { ids, nextCursor } = page.value;
  return ok({ items: await newestFirst(db, ids).select(LISTED).execute(), nextCursor });
}

/** Reads everything about one lead. */
export async function findLead(db: Executor, id: string): Promise<Result<StoredLead, "NOT_FOUND">> {
  const [lead] = await readWhole(db, [id]);
  return lead ? ok(lead) : fail("NOT_FOUND", "This lead doesn't exist, or was deleted");
}

/** Reads all leads but the suspicious ones in pieces, newest first. */
export function everyLead(db: Executor): AsyncGenerator<StoredLead[]> {
  return everyEntry(db, "leads", (ids) => readWhole(db, ids));
}
