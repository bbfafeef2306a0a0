import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { startServer } from "#server";

const EVENT = "unhandledRejection";

describe("startServer", () => {
  it("logs a promise that failed and nobody waited for, instead of ending with it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "blockwright-start-"));
    const lines: string[] = [];
    const log = pino({ base: undefined }, { write: (line: string) => void lines.push(line) });
    const assets = { script: "", styles: [], fonts: [], faces: {}, early: {}, blockStyles: {} };
    const before = process.listeners(EVENT);
    const running = await startServer({
      variables: { PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder },
      publicFolder: folder,
      makeAssets: () => ({ ...assets, image: (src) => ({ src }) }),
      adminAssets: { script: "", styles: [], preload: { account: [], admin: [] } },
      log,
    });
    const added = process.listeners(EVENT).filter((one) => !before.includes(one));
    for (const listener of added) listener(new Error("a loader forgot me"), Promise.resolve());
    expect(lines.join("")).toContain("a loader forgot me");
    await running.stop();
    expect(process.listeners(EVENT)).toEqual(before);
  });
});
