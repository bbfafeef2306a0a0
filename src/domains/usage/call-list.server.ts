import { listPage, type ListPage } from "#contract";
import type { Executor } from "#db";
import type { ListedCall } from "./contract.ts";
import { toDollars } from "./money.ts";

function selectCalls(db: Executor) {
  return db
    .selectFrom("ai_calls")
    .leftJoin("users", "users.id", "ai_calls.user_id")
    .leftJoin("pages", "pages.id", "ai_calls.page_id")
    .selectAll("ai_calls")
    .select(["users.name as userName", "pages.title as pageTitle"])
    .orderBy("ai_calls.id", "desc");
}

type Row = Awaited<ReturnType<ReturnType<typeof selectCalls>["execute"]>>[number];

/** A call that should have ended by now has lost its process; the next call that begins records that. */
function outcomeOf({ outcome, held_until }: Row, now: Date): ListedCall["outcome"] {
  if (outcome === "done" || outcome === "stopped" || outcome === "failed") return outcome;
  return held_until !== null && held_until >= now.toISOString() ? "running" : "lost";
}

function listed(row: Row, now: Date): ListedCall {
  return {
    id: row.id,
    at: row.created_at,
    user: row.userName ?? "",
    task: row.task,
    blockType: row.block_type ?? undefined,
    pageId: row.page_id ?? undefined,
    pageTitle: row.pageTitle ?? undefined,
    model: row.model,
    inputTokens: row.input_tokens,
    outputTokens: row.output_tokens,
    cost: row.cost_micros === null ? undefined : toDollars(row.cost_micros),
    durationMs: row.duration_ms,
    outcome: outcomeOf(row, now),
    failure: row.failure ?? undefined,
  };
}

/** @returns the calls after a cursor, newest first, with cursors as in docs/api.md. */
export async function listCalls(
  db: Executor,
  { limit, cursor }: { limit: number; cursor?: string },
  now: Date,
): Promise<ListPage<ListedCall>> {
  const query = selectCalls(db).limit(limit + 1);
  const rows = await (cursor ? query.where("ai_calls.id", "<", cursor) : query).execute();
  const calls = rows.map((row) => listed(row, now));
  return listPage(calls, limit, ({ id }) => id);
}
