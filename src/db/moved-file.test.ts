import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "./database.server.ts";
import { outageOf } from "./outage.ts";

/** Opens the database of a new folder. @returns functions that write by one statement, and as visitors' posts do. */
async function openWriters() {
  const parent = mkdtempSync(join(tmpdir(), "blockwright-moved-"));
  const folder = join(parent, "data");
  const database = await openDatabase({ folder, exclusive: true });
  onTestFinished(async () => {
    await database.close();
    rmSync(parent, { recursive: true });
  });
  const { db, inDeferredSyncTransaction } = database;
  return {
    parent,
    folder,
    remove: async () => void (await db.deleteFrom("rate_limits").execute()),
    post: () => inDeferredSyncTransaction(async (trx) => void (await trx.deleteFrom("rate_limits").execute())),
  };
}

const outage = (work: Promise<void>) => work.then(() => "done", outageOf);

it("refuses to write into a deleted file, where all of it would be lost", async () => {
  const { folder, remove, post } = await openWriters();
  expect([await outage(remove()), await outage(post())]).toEqual(["done", "done"]);
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  expect([await outage(remove()), await outage(post())]).toEqual(["FILE_MOVED", "FILE_MOVED"]);
});

it("writes again once a moved folder is back", async () => {
  const { parent, folder, remove, post } = await openWriters();
  renameSync(folder, join(parent, "elsewhere"));
  await (await openDatabase({ folder, exclusive: true })).close();
  await expect(remove()).rejects.toThrow(/data\/blockwright\.db was moved, deleted or replaced/);
  expect(await outage(post())).toBe("FILE_MOVED");
  rmSync(folder, { recursive: true });
  renameSync(join(parent, "elsewhere"), folder);
  expect([await outage(remove()), await outage(post())]).toEqual(["done", "done"]);
});
