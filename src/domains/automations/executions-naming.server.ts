import { likeText, stepThrough, type Database } from "#db";
import { namesAddress, yieldToRequests } from "#shared/server";
import "./tables.ts";

/** Executions that one query looks through. */
const WINDOW = 500;

/** Finds the executions in a window whose values or steps contain a text, in any case. */
async function findIn({ db }: Database, after: string, key: string) {
  const window = await db
    .selectFrom("executions")
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .limit(WINDOW)
    .execute();
  const last = window.at(-1)?.id;
  if (last === undefined) return undefined;
  const own = await db
    .selectFrom("executions")
    .select(["id", "data", "error"])
    .where("id", ">", after)
    .where("id", "<=", last)
    .where((eb) => eb.or([likeText(eb.ref("data"), key), likeText(eb.ref("error"), key)]))
    .execute();
  const steps = await db
    .selectFrom("execution_steps")
    .select(["execution_id as id", "input", "output", "error", "attempts"])
    .where("execution_id", ">", after)
    .where("execution_id", "<=", last)
    .where((eb) => eb.or((["input", "output", "error", "attempts"] as const).map((one) => likeText(eb.ref(one), key))))
    .execute();
  const found = [...own, ...steps].filter(({ id: _id, ...texts }) =>
    Object.values(texts).some((text) => text !== null && namesAddress(text, key)),
  );
  return { last, ids: found.map(({ id }) => id) };
}

/**
 * Finds executions in which an email address occurs: in what started them, or in a step's input, output or error. Other
 * requests are answered between two batches.
 */
export async function executionsNaming(database: Database, emailKey: string): Promise<string[]> {
  const ids = new Set<string>();
  await stepThrough(async (after) => {
    const found = await findIn(database, after, emailKey);
    for (const id of found?.ids ?? []) ids.add(id);
    return found?.last;
  });
  return [...ids];
}

/** Deletes executions with their steps. */
export async function deleteExecutions({ db }: Database, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += WINDOW) {
    const some = ids.slice(at, at + WINDOW);
    await db.deleteFrom("executions").where("id", "in", some).execute();
    await yieldToRequests();
  }
}
