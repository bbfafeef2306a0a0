import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../../tests/databases.ts";
import { countHit } from "./rate-limit.server.ts";

const DAY_MS = 86_400_000;

describeOnEachDatabase("a limit", (get) => {
  it("holds for its window only when the clock is put back", async () => {
    const limit = { name: "clock", hits: 3, windowMs: 60_000 };
    const count = (now: number) => countHit({ database: get(), secret: "s" }, limit, "1.2.3.4", now);
    const now = Date.now();
    for (let n = 0; n < 3; n += 1) expect(await count(now + 365 * DAY_MS)).toBe(0);
    expect(await count(now)).toBe(0);
  });
});
