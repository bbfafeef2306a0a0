import { createHash } from "node:crypto";
import { trigger } from "#automations/server";
import { countHits, makeGroupWriter, type Executor, type RateLimit, type Transaction } from "#db";
import type { FormOrigin } from "#forms";
import type { FormStore } from "#forms/server";
import { addEntries, type NewEntry } from "#inbox/server";
import { ownPrivateFiles } from "#media/server";
import { newId } from "#shared/server";
import type { Answers, FormDefinition } from "./definition.ts";
import { answersAsText, personOf } from "./person.ts";
import "./tables.ts";

const SAME_WITHIN_MS = 10 * 60 * 1000;

/** What a visitor entered into a form, checked. */
export type NewSubmission = {
  definition: FormDefinition;
  answers: Answers;
  /** The hashes of the sent files: they tell equal posts from others. */
  fileHashes: readonly string[];
  /** The files, which are stored already. */
  fileIds: readonly string[];
  origin: FormOrigin;
  isSuspicious: boolean;
};

type Post = { client: string; submission?: NewSubmission };

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

function rowOf({ definition, answers, fileHashes, fileIds, origin, isSuspicious }: NewSubmission, now: Date) {
  const json = JSON.stringify(definition);
  const sent = JSON.stringify([json, answers, fileHashes, origin.path, isSuspicious]);
  const person = personOf(definition, answers);
  const { texts, summary } = answersAsText(definition, answers);
  const entry: NewEntry = {
    id: newId(),
    kind: "submission",
    createdAt: now.toISOString(),
    form: definition.form,
    ...person,
    summary,
    texts,
    consentText: definition.consentText,
    origin,
    isSuspicious,
  };
  return { entry, version: { hash: hashOf(json), definition: json }, answers, fileIds, fingerprint: hashOf(sent) };
}

type Row = ReturnType<typeof rowOf>;

async function findRecent(trx: Executor, fingerprints: string[], now: Date): Promise<Set<string>> {
  const since = new Date(now.getTime() - SAME_WITHIN_MS).toISOString();
  const rows = await trx
    .selectFrom("submissions")
    .select("fingerprint")
    .where("fingerprint", "in", fingerprints)
    .where("created_at", ">", since)
    .execute();
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}

async function saveVersions(trx: Transaction, rows: readonly Row[], now: Date): Promise<void> {
  const versions = new Map(rows.map(({ version }) => [version.hash, { ...version, created_at: now.toISOString() }]));
  // In a fixed order, so that two transactions can't deadlock.
  const sorted = [...versions.values()].toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  await trx
    .insertInto("form_versions")
    .values(sorted)
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}

/** Stores submissions with their entries in the inbox; equal ones within ten minutes once. */
async function saveAll({ database }: FormStore, trx: Transaction, rows: readonly Row[], now: Date): Promise<void> {
  const byFingerprint = new Map(rows.toReversed().map((row) => [row.fingerprint, row]));
  await database.lockName(trx, ...byFingerprint.keys());
  const known = await findRecent(trx, [...byFingerprint.keys()], now);
  const fresh = [...byFingerprint.values()].filter(({ fingerprint }) => !known.has(fingerprint));
  if (fresh.length === 0) return;
  await saveVersions(trx, fresh, now);
  const values = fresh.map(({ entry, version, answers, fingerprint }) => ({
    id: entry.id,
    created_at: entry.createdAt,
    form_version: version.hash,
    answers: JSON.stringify(answers),
    fingerprint,
  }));
  await trx.insertInto("submissions").values(values).execute();
  await addEntries(
    trx,
    fresh.map(({ entry }) => entry),
  );
  const real = fresh.filter(({ entry }) => !entry.isSuspicious);
  await trigger(
    trx,
    real.map(({ entry }) => ({ type: "submission", entry: entry.id, source: entry.form })),
    now,
  );
  for (const { entry, fileIds } of fresh) await ownPrivateFiles(trx, fileIds, entry.id);
}

/**
 * Makes the function that receives what visitors send with form blocks: it counts each post, and stores its submission.
 * Posts that arrive together share a transaction.
 * @returns the seconds that the client has to wait; with 0 the submission is durable.
 */
export function openSubmissions(store: FormStore, limit: RateLimit): (post: Post) => Promise<number> {
  return makeGroupWriter(store.database, async (trx, posts: readonly Post[]) => {
    const now = new Date();
    const clients = posts.map(({ client }) => client);
    const waits = await countHits(store, trx, limit, clients, now.getTime());
    const rows = posts.flatMap(({ submission }, index) =>
      submission && waits[index] === 0 ? [rowOf(submission, now)] : [],
    );
    if (rows.length > 0) await saveAll(store, trx, rows, now);
    return waits;
  });
}
