import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SOURCES } from "../../scripts/lib/build.ts";
import { ROOT } from "../../scripts/lib/paths.ts";

it("a build is stale after a change of any script that makes it", () => {
  const config = readFileSync(join(ROOT, "vite.config.ts"), "utf8");
  const imported = [...config.matchAll(/ from "\.\/(scripts\/[^"]+)"/g)].map(([, path]) => path);
  expect(imported).not.toEqual([]);
  expect(SOURCES).toEqual(expect.arrayContaining([...imported, "scripts/lib/build.ts"]));
});
