import { sql } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import { engines, runAsServer, type Place } from "../databases.ts";
import { openSite, type Site } from "../services.ts";

const ok = [200, { status: "ok" }];

/** Has a database refuse to store anything, as a replica does, and one whose file only reads. */
async function refuseWrites({ services: { database } }: Site, place: Place): Promise<void> {
  if (!place.url) return void (await sql`pragma query_only = 1`.execute(database.db));
  const name = new URL(place.url).pathname.slice(1);
  await runAsServer(place, `alter database ${name} set default_transaction_read_only = on`);
  await runAsServer(
    place,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'
    and pid <> pg_backend_pid()`,
  );
}

it.each(engines)("a site whose database only reads says so, on $name", async ({ make }) => {
  const { place, remove } = await make();
  onTestFinished(remove);
  const site = await openSite(place);
  onTestFinished(site.close);
  const ask = async (path: string) => {
    const answer = await site.request(path);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    return [answer.status, await answer.json()];
  };
  const clock = vi.spyOn(performance, "now");
  onTestFinished(() => clock.mockRestore());
  expect([await ask("/healthz"), await ask("/healthz/write")]).toEqual([ok, ok]);
  const stored = await site.services.database.db.selectFrom("rate_limits").select("hits").execute();
  expect(stored, "it stores something only now and then").toEqual([{ hits: 1 }]);

  await refuseWrites(site, place);
  const now = performance.now();
  clock.mockImplementation(() => now + 5001);
  await expect.poll(() => ask("/healthz/write")).toEqual([503, { status: "read-only" }]);
  expect(await ask("/healthz")).toEqual(ok);
});
