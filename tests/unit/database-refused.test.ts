import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase, type Database, type Executor } from "#db";
import { runAsServer } from "../databases.ts";

const server = process.env.TEST_DATABASE_URL ?? "";

// `npm test` always names a server, unless SKIP_POSTGRES=1 says otherwise.
describe.runIf(server)("a database on PostgreSQL with the encoding LATIN1", () => {
  it("is refused at the start, with the remedy", async () => {
    const name = `test_${randomUUID().replaceAll("-", "")}`;
    const place = { url: server, folder: mkdtempSync(join(tmpdir(), "blockwright-encoding-")) };
    const how = "encoding 'LATIN1' template template0 locale_provider libc locale 'C'";
    await runAsServer(place, `create database ${name} ${how}`);
    const url = Object.assign(new URL(server), { pathname: name }).href;
    const message = `${name} has the encoding LATIN1, which lacks characters. Make one with the encoding UTF8`;
    await expect(openDatabase({ ...place, url, exclusive: true })).rejects.toThrow(message);
    await runAsServer(place, `drop database ${name} with (force)`);
  });
});

describe.runIf(server)("a server on which the site's database, role or certificate is missing", () => {
  it.each([
    ["database", { pathname: "missing" }, /missing refuses \(database "missing" does not exist\)\. Fix that/],
    // What it says of a role depends on how it checks passwords.
    ["role", { username: "nobody" }, /refuses \(.*"nobody".*\)\. Fix that on the server/],
    ["certificate", { search: "sslmode=verify-full" }, /can't be encrypted \(.+\)\. Correct sslmode in DATABASE_URL/],
  ])("is named with what it lacks and the remedy: %s", async (_case, change, message) => {
    const url = Object.assign(new URL(server), change).href;
    const opening = openDatabase({ url, folder: tmpdir(), exclusive: true });
    await expect(opening).rejects.toThrow(message);
  });
});

describe.runIf(server)("a site whose role may have two connections", () => {
  const name = `few_${randomUUID().replaceAll("-", "")}`;
  const place = { url: server, folder: mkdtempSync(join(tmpdir(), "blockwright-few-")) };
  const url = Object.assign(new URL(server || "postgresql://none"), { pathname: name, username: name, password: name });
  let database: Database;

  beforeAll(async () => {
    await runAsServer(place, `create role ${name} login password '${name}' connection limit 2`);
    await runAsServer(place, `create database ${name} owner ${name}`);
    database = await openDatabase({ ...place, url: url.href, exclusive: true });
  });
  afterAll(async () => {
    await database.close();
    await runAsServer(place, `drop database ${name} with (force)`);
    await runAsServer(place, `drop role ${name}`);
  });

  it("lets what needs one wait until another is done with it", async () => {
    // Each holds a connection long enough that all of them want one at once.
    const hold = async () => void (await sql`select pg_sleep(0.01)`.execute(database.db));
    const held = await Promise.allSettled(Array.from({ length: 20 }, hold));
    expect(held.filter(({ status }) => status === "rejected")).toEqual([]);
  });

  it("leaves a connection that takes no writes, as one to a replica", async () => {
    const refuseWrites = async () => {
      await sql`set default_transaction_read_only = on`.execute(database.db);
    };
    const remove = (db: Executor) => sql`delete from rate_limits`.execute(db);
    await refuseWrites();
    await expect(remove(database.db)).rejects.toThrow("read-only transaction");
    await remove(database.db);
    await refuseWrites();
    await expect(database.inTransaction(remove)).rejects.toThrow("read-only transaction");
    await remove(database.db);
    expect(await database.db.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
  });
});
