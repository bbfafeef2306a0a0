import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { openDatabase, type Database } from "#db";
import { startTestPostgres } from "../scripts/lib/postgres.ts";
import { createEntity } from "../src/domains/records/entities/entities.server.ts";
import { findEntity } from "../src/domains/records/entities/entity-store.server.ts";
import { presentProperties, type Entity } from "../src/domains/records/entities/property.ts";
import { listRows } from "../src/domains/records/lists/row-list.server.ts";
import { cursorFor } from "../src/domains/records/lists/row-query.ts";
import { insertRows } from "../src/domains/records/rows/row-store.server.ts";
import { pace } from "./pace.ts";
import { median } from "./quantile.ts";

const BATCH_SIZE = 500;
const TIMES = pace(200, 50);
const PAGE = 50;
const OWNER = "blockwright_bench";

/** Milliseconds of a list of 50 rows in the middle of many measurements, and rows that are stored in a second. */
export type RecordTimes = Record<"first" | "deep" | "fewMatch" | "manyMatch" | "rare" | "common", number> & {
  insertsPerSecond: number;
};

const property = (name: string, type: "text" | "number") => ({
  name,
  title: name,
  type,
  isDisplay: false,
  isRequired: false,
  isSortable: true,
  isPrivate: false,
  help: "",
});

async function makeEntity(database: Database): Promise<Entity> {
  const properties = [property("title", "text"), property("price", "number"), property("level", "text")];
  const words = { title: "Course", titlePlural: "Courses", icon: "", description: "" };
  const rights = { visitors: { read: false, create: false }, members: { read: false, edit: false } };
  await createEntity(database, { name: "courses", ...words, properties, ...rights });
  const entity = await findEntity(database.db, "courses");
  if (!entity) throw new Error("The entity was not stored");
  return entity;
}

/** Stores rows: each price once, one level in three, and a rare word in one of 100,000. */
async function fill(database: Database, entity: Entity, count: number): Promise<number> {
  const [title, price, level] = presentProperties(entity).map(({ id }) => id) as [string, string, string];
  const start = performance.now();
  for (let n = 0; n < count; n += BATCH_SIZE) {
    const rows = Array.from({ length: Math.min(BATCH_SIZE, count - n) }, (_one, index) => {
      const number = n + index;
      const rare = number % 100_000 === 7 ? " zanzibar" : "";
      // Prices come in no order, as rows do.
      const shuffled = (number * 7919) % count;
      return { [title]: `Course ${number % 5000}${rare}`, [price]: shuffled, [level]: `level ${number % 3}` };
    });
    await database.inTransaction(async (trx) => {
      await insertRows(await database.enterTenant(trx, "site"), { tenantId: "site", entity, author: "" }, rows);
    });
  }
  return count / ((performance.now() - start) / 1000);
}

async function measure(database: Database, count: number): Promise<RecordTimes> {
  const entity = await makeEntity(database);
  const insertsPerSecond = await fill(database, entity, count);
  await sql`analyze`.execute(database.db);
  const time = async (query: (n: number) => Record<string, string>) => {
    const times: number[] = [];
    for (let n = 0; n < TIMES; n += 1) {
      const wanted = { limit: PAGE, search: "", ...query(n) };
      const began = performance.now();
      const page = await listRows(database, { tenantId: "site", entity }, wanted);
      times.push(performance.now() - began);
      if (!page.ok) throw new Error(page.error.message);
    }
    return median(times);
  };
  const at = (share: number) => cursorFor("price", { key: Math.floor(count * share), id: "" });
  return {
    insertsPerSecond,
    first: await time((n) => ({ sort: "price", cursor: at(n / 1e6) })),
    deep: await time((n) => ({ sort: "price", cursor: at(0.95 + n / 1e6) })),
    fewMatch: await time((n) => ({ sort: "title", "filter[price][lt]": String(100 + n) })),
    manyMatch: await time((n) => ({ sort: "price", cursor: at(n / 1e4), "filter[level]": "level 1" })),
    rare: await time(() => ({ sort: "price", search: "zanzibar" })),
    common: await time((n) => ({ sort: "price", cursor: at(n / 1e4), search: "course" })),
  };
}

async function withDatabase(url: string | undefined, count: number): Promise<RecordTimes> {
  const folder = mkdtempSync(join(tmpdir(), "blockwright-bench-"));
  const database = await openDatabase({ url, folder, exclusive: !url });
  try {
    return await measure(database, count);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures lists of an entity with that many rows on the embedded database. */
export const benchEmbedded = (count: number): Promise<RecordTimes> => withDatabase(undefined, count);

/** The same on PostgreSQL, as a role that is bound by row-level security. */
export async function benchPostgres(count: number): Promise<RecordTimes> {
  const server = await startTestPostgres();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    await client.query(`drop database if exists ${OWNER} with (force)`);
    await client.query(`drop role if exists ${OWNER}`);
    await client.query(`create role ${OWNER} login password '${OWNER}'`);
    await client.query(`create database ${OWNER} owner ${OWNER}`);
    const url = Object.assign(new URL(server.url), { pathname: OWNER, username: OWNER, password: OWNER });
    return await withDatabase(url.href, count);
  } finally {
    await client.query(`drop database if exists ${OWNER} with (force)`);
    await client.end();
    server.stop();
  }
}
