import { randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe } from "vitest";
import { openDatabase, type Database } from "#db";

/** Where a test's database is: what `openDatabase` takes. */
export type Place = { url?: string; folder: string };

function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "blockwright-test-"));
}

async function onServer(serverUrl: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const result = await client.query(statement);
  await client.end();
  return result;
}

/**
 * A database without content. `release` waits until nobody is connected to it: the database server still carries out what a killed
 * process had asked of it.
 */
type Made = { place: Place; release: () => Promise<void>; remove: () => Promise<void> };

/** A kind of database, which makes one without content for each suite. */
export type Engine = { name: string; make: () => Promise<Made> };

const FILE = "blockwright.db";

/** Makes a database file that each embedded database begins as: to migrate every one takes a tenth of a second. */
async function makeMigrated(): Promise<string> {
  const folder = temporaryFolder();
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  await (await openDatabase({ folder, exclusive: false })).close();
  return join(folder, FILE);
}

let migrated: Promise<string> | undefined;

/** The engine of a site without DATABASE_URL. */
export const embedded: Engine = {
  name: "the embedded database",
  make: async () => {
    const file = await (migrated ??= makeMigrated());
    const folder = temporaryFolder();
    copyFileSync(file, join(folder, FILE));
    const remove = async () => rmSync(folder, { recursive: true, force: true });
    return { place: { folder }, release: async () => undefined, remove };
  },
};

/** The role that owns the databases of tests. Unlike a superuser it is bound by row-level security, as a site's should be. */
const OWNER = "blockwright_test";

function postgres(serverUrl: string): Engine {
  return {
    name: "PostgreSQL",
    make: async () => {
      const name = `test_${randomUUID().replaceAll("-", "")}`;
      // Files that begin at once try to make it at once.
      await onServer(
        serverUrl,
        `do $$ begin create role ${OWNER} login password '${OWNER}';
          exception when duplicate_object or unique_violation then null; end $$`,
      );
      await onServer(serverUrl, `create database ${name} owner ${OWNER}`);
      const url = Object.assign(new URL(serverUrl), { pathname: name, username: OWNER, password: OWNER });
      const folder = temporaryFolder();
      const remove = async () => {
        rmSync(folder, { recursive: true, force: true });
        await onServer(serverUrl, `drop database ${name} with (force)`);
      };
      const release = async () => {
        const connected = `select from pg_stat_activity where datname = '${name}'`;
        while ((await onServer(serverUrl, connected)).rowCount) await wait(20);
      };
      return { place: { url: url.href, folder }, release, remove };
    },
  };
}

/** A message to another process arrives within this on any machine; without one its caches would age for a minute. */
export const SOON_MS = 10_000;

const server = process.env.TEST_DATABASE_URL;

/** Runs a statement in a test's database on PostgreSQL as the server's own role, which may make roles. */
export async function runAsServer({ url = "" }: Place, statement: string): Promise<void> {
  const { pathname } = new URL(url);
  await onServer(Object.assign(new URL(server ?? ""), { pathname }).href, statement);
}

/** The engines that tests run on: PostgreSQL only where TEST_DATABASE_URL names a server, as `npm test` always does. */
export const engines: Engine[] = server ? [embedded, postgres(server)] : [embedded];

/** Runs a suite once on each engine, with its own database. */
export function describeOnEachDatabase(name: string, suite: (get: () => Database, place: () => Place) => void): void {
  describe.each(engines)(`${name} on $name`, (engine) => {
    let made: Awaited<ReturnType<Engine["make"]>>;
    let database: Database | undefined;
    beforeAll(async () => {
      made = await engine.make();
      database = await openDatabase({ ...made.place, exclusive: false });
    });
    afterAll(async () => {
      await database?.close();
      await made.remove();
    });
    suite(
      () => {
        if (!database) throw new Error("The database is open only while the tests run");
        return database;
      },
      () => made.place,
    );
  });
}
