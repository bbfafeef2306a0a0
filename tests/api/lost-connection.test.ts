import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#db";
import { describeOnEachDatabase, SOON_MS } from "../databases.ts";

const pidOf = sql<{ pid: number }>`select pg_backend_pid() as pid`;

/**
 * Starts a proxy in front of a database that breaks connections as they tell other processes something.
 * @param count how many.
 */
async function startBreaking(url: string, count: number) {
  let left = count;
  const { hostname, port } = new URL(url);
  const pass = (socket: Socket) => {
    const database = connect(Number(port), hostname);
    const end = () => [socket, database].forEach((one) => one.destroy());
    socket.on("data", (data) => (data.includes("pg_notify") && (left -= 1) >= 0 ? end() : database.write(data)));
    database.on("data", (data) => socket.write(data));
    for (const one of [socket, database]) one.on("error", end).on("close", end);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(url), { hostname: "127.0.0.1", port: String(address.port) }).href,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** What breaks outside of a query reaches the process itself, which vitest reports as an error of the run. */
describeOnEachDatabase("a connection that breaks", (get, place) => {
  describe("between two queries of a transaction", () => {
    it("fails the transaction alone", async () => {
      if (!place().url) return;
      const { db } = get();
      const work = db.transaction().execute(async (transaction) => {
        const { rows } = await pidOf.execute(transaction);
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
        await new Promise((resolve) => setTimeout(resolve, 200));
        await pidOf.execute(transaction);
      });
      await expect(work).rejects.toThrow(/connection|terminat/i);
      expect((await pidOf.execute(db)).rows).toHaveLength(1);
    });
  });

  describe("while other processes are told of what was stored", () => {
    /** Tells them of two changes. @returns what was heard by the process itself, and by another one. */
    async function tell(broken: number): Promise<[own: string[], other: string[]]> {
      const { url = "", folder } = place();
      const proxy = await startBreaking(url, broken);
      const database = await openDatabase({ url: proxy.url, folder, exclusive: false });
      const [own, other]: [string[], string[]] = [[], []];
      database.listen(
        "data_changed",
        (tag) => own.push(tag),
        () => {},
      );
      const ready = Promise.withResolvers<void>();
      const stop = get().listen("data_changed", (tag) => other.push(tag), ready.resolve);
      await ready.promise;
      await database.notify("data_changed", "rows");
      await database.notify("data_changed", "plans");
      await expect.poll(() => other, { timeout: SOON_MS }).toContain("plans");
      await stop();
      await database.close();
      await proxy.stop();
      return [own, other];
    }

    it("is replaced by another one", async () => {
      if (!place().url) return;
      const all = ["rows", "plans"];
      expect(await tell(1)).toEqual([all, all]);
    });

    it("fails nothing", async () => {
      if (!place().url) return;
      expect(await tell(2)).toEqual([["rows", "plans"], ["plans"]]);
    });
  });
});
