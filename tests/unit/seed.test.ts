import { sql } from "kysely";
import { expect, it } from "vitest";
import { openDatabase } from "#db";
import { seedSite } from "../../src/server/seed.ts";
import { embedded } from "../databases.ts";

it("a first start whose disk fills up while the default pages are stored says so, and the next one makes up for it", async () => {
  const { place, remove } = await embedded.make();
  const database = await openDatabase({ ...place, exclusive: true });
  // The least that SQLite takes is what the database has already.
  await sql`pragma max_page_count = 1`.execute(database.db);
  await expect(seedSite(database, place.folder)).rejects.toThrow(
    /^The disk of the data folder .* is full .* Free some/,
  );
  await sql`pragma max_page_count = 1000000`.execute(database.db);
  await seedSite(database, place.folder);
  const home = await database.db.selectFrom("pages").select("id").where("path", "=", "/").execute();
  expect(home).toHaveLength(1);
  await database.close();
  await remove();
});
