import { createServer, type AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { outageOf } from "#db";
import { openPostgres } from "../../src/db/postgres.server.ts";

const SILENT_MS = 50;
/** AuthenticationOk and ReadyForQuery of PostgreSQL's protocol. */
const GREETING = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

let url: string;
let stop: () => Promise<void>;

/** Starts a database that lets everyone in, then says no other word, as one does whose machine has vanished. */
beforeEach(async () => {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.write(GREETING));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  url = `postgresql://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/none`;
  stop = () => new Promise((resolve) => void server.close(() => resolve()));
});
afterEach(() => stop());

it("a query that the database doesn't answer fails, as an outage", async () => {
  const { pool, limitSilence } = openPostgres(url, SILENT_MS);
  limitSilence();
  const reason = "The database has been silent for too long";
  await expect(pool.query("select 1").catch(outageOf)).resolves.toBe(reason);
  expect(pool.totalCount).toBe(0);
  await pool.end();
});

it("a query may take any time while the tables are brought up to date", async () => {
  const [starting, running] = [openPostgres(url, SILENT_MS), openPostgres(url, SILENT_MS)];
  running.limitSilence();
  const client = await starting.pool.connect();
  let isAnswered = false;
  const asked = client.query("select 1").finally(() => (isAnswered = true));
  // It has waited for as long as the one that fails.
  await expect(running.pool.query("select 1")).rejects.toThrow("silent");
  expect(isAnswered).toBe(false);
  client.release(true);
  await expect(asked).rejects.toThrow(/terminated/);
  await Promise.all([starting.pool.end(), running.pool.end()]);
});
