import { describe, expect, it } from "vitest";
import { embedded, engines } from "../../tests/databases.ts";
import { openDatabase } from "./database.server.ts";

const shared = engines.find(({ name }) => name === "PostgreSQL");

describe.runIf(shared)("a start on PostgreSQL", () => {
  it("says that the site in the data folder isn't used", async () => {
    if (!shared) return;
    const [{ place, remove }, unused] = await Promise.all([shared.make(), embedded.make()]);
    const database = await openDatabase({ ...place, folder: unused.place.folder, exclusive: false });
    expect(database.warning).toBe(
      `The site in ${unused.place.folder}/blockwright.db isn't used while DATABASE_URL is set. Unset DATABASE_URL to have it back, restore a backup of it into an empty database (npm run restore), or move the file away.`,
    );
    await database.close();
    await Promise.all([remove(), unused.remove()]);
  });
});
