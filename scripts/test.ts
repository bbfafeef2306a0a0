import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfStale } from "./lib/build.ts";
import { runCheck, STATIC_CHECKS } from "./lib/checks.ts";
import { findChromium } from "./lib/chromium.ts";
import { ROOT } from "./lib/paths.ts";
import { startTestPostgres, type TestServer } from "./lib/postgres.ts";

type Count = { passed: number; failed: number };

/** Runs one project of the tests with its own output. A run that breaks before it counts is one failure. */
function runTests(project: string, env: Record<string, string>): Count {
  const folder = mkdtempSync(join(tmpdir(), "blockwright-results-"));
  const file = join(folder, "results.json");
  const args = ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const run = spawnSync(join(ROOT, "node_modules/.bin/vitest"), args, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, "utf8"));
    const failed = Number(numFailedTests);
    return { passed: Number(numPassedTests), failed: run.status === 0 ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs everything and prints `N passed, N failed` as the last line. */
async function main(): Promise<Count> {
  const chromium = findChromium();
  const postgres: TestServer | undefined = process.env.SKIP_POSTGRES === "1" ? undefined : await startTestPostgres();
  try {
    const env = { CHROMIUM_PATH: chromium, ...(postgres && { TEST_DATABASE_URL: postgres.url }) };
    const checks = STATIC_CHECKS.map((check) => runCheck(check));
    await buildIfStale();
    const counts = [
      { passed: checks.filter(Boolean).length, failed: checks.filter((passed) => !passed).length },
      runTests("unit", env),
      runTests("e2e", env),
    ];
    if (!postgres) console.log("PostgreSQL was left out (SKIP_POSTGRES=1).");
    return {
      passed: counts.reduce((sum, { passed }) => sum + passed, 0),
      failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    };
  } finally {
    postgres?.stop();
  }
}

let result: Count;
try {
  result = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  result = { passed: 0, failed: 1 };
}
console.log(`${result.passed} passed, ${result.failed} failed`);
process.exit(result.failed === 0 && result.passed > 0 ? 0 : 1);
