import { describe, expect, it, onTestFinished, vi } from "vitest";
import { engines } from "../../tests/databases.ts";
import { openDatabase } from "./database.server.ts";

const shared = engines.find(({ name }) => name === "PostgreSQL");

describe.runIf(shared)("a start on PostgreSQL", () => {
  it.each([
    [300_000, "300 seconds ahead of"],
    [-60_000, "60 seconds behind"],
  ])("says that the machine's clock is off by %i ms", async (off, words) => {
    if (!shared) return;
    const { place, remove } = await shared.make();
    onTestFinished(remove);
    const { now } = Date;
    const clock = vi.spyOn(Date, "now").mockImplementation(() => now() + off);
    const database = await openDatabase({ ...place, exclusive: false }).finally(() => clock.mockRestore());
    await database.close();
    expect(database.warning).toContain(`The clock of this machine is ${words} the database server's.`);
  });
});
