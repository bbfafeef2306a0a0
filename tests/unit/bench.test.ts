import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const ROWS = join(import.meta.dirname, "../../bench/rows");

it("the measurements are loaded by Node itself, which knows nothing of what the build replaces", async () => {
  const imports = globSync("*.ts", { cwd: ROWS }).map((file) => `await import(${JSON.stringify(join(ROWS, file))});`);
  expect(imports.length).toBeGreaterThan(10);
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", imports.join("\n")]);
});
