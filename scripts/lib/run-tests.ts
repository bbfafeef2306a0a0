import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { slowestFiles, type FileTime } from "./durations.ts";
import { ROOT } from "./paths.ts";
import { startTestPostgres, type TestServer } from "./postgres.ts";

/** How many tests passed and failed, each failed one's file, title and error, and how long each file ran. */
export type Count = { passed: number; failed: number; failures?: string[]; files?: FileTime[] };

/** A failure is listed in this many characters: CI may show the end of a run alone. */
const FAILURE_LENGTH = 700;

/** A test in Vitest's JSON report. `shown`: what the page showed then (tests/e2e/kept-pages.ts). */
type Assertion = { fullName: string; status: string; failureMessages?: string[]; meta?: { shown?: string } };

/** The part of Vitest's JSON report that is read here. */
type Results = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: Assertion[];
  }[];
};

/**
 * Runs the unit, API and browser tests in parallel. A run that ends without results counts as one failure.
 * @param args of Vitest: path prefixes of the tests to run (all by default), options.
 */
export function runTests(env: Record<string, string>, args: readonly string[] = []): Count {
  const folder = mkdtempSync(join(tmpdir(), "blockwright-tests-"));
  const file = join(folder, "results.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const run = spawnSync(join(ROOT, "node_modules/.bin/vitest"), ["run", ...args, ...reporters], {
    cwd: ROOT,
    stdio: "inherit",
    // A previous build has set NODE_ENV to "production", which doesn't match the modules that an earlier run compiled.
    // TMPDIR: the folder is removed with everything that tests leave behind.
    env: { ...process.env, NODE_ENV: "test", TMPDIR: folder, ...env },
  });
  try {
    const results: Results = JSON.parse(readFileSync(file, "utf8"));
    const failed = run.status === 0 ? results.numFailedTests : Math.max(1, results.numFailedTests);
    return { passed: results.numPassedTests, failed, failures: failuresOf(results), files: timesOf(results) };
  } catch {
    return { passed: 0, failed: 1, failures: ["The tests ended without a result."] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function timesOf({ testResults }: Results): FileTime[] {
  return testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
    tests: assertionResults.length,
  }));
}

/** A file that failed outside its tests is listed separately. */
function failuresOf({ testResults }: Results): string[] {
  return testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === "failed");
      if (tests.length === 0) return relative(ROOT, name);
      return tests.map((test) => `${relative(ROOT, name)} ${test.fullName}${detailsOf(test)}`);
    });
}

/** @returns the error without its stack, and what the page showed. */
function detailsOf({ failureMessages = [], meta }: Assertion): string {
  const errors = failureMessages.map((message) => stripVTControlCharacters(message).split("\n    at ")[0] ?? "");
  const lines = [...errors, meta?.shown ?? ""].join("\n").slice(0, FAILURE_LENGTH).split("\n");
  return lines.map((line) => line.trim() && `\n  ${line}`).join("");
}

/**
 * Runs tests beside a throw-away PostgreSQL, lists the failed ones, prints `N passed, N failed` as the last line and
 * exits with 0 only if tests ran and none failed. With --durations it also prints the slowest files.
 * @param work gets the variables that tests need, and returns their counts.
 */
export async function countAndExit(work: (env: Record<string, string>) => Promise<Count[]>): Promise<never> {
  let counts: Count[];
  try {
    counts = await besidePostgres(work);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts = [{ passed: 0, failed: 1 }];
  }
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  if (process.argv.includes("--durations")) console.log(slowestFiles(counts.flatMap(({ files = [] }) => files)));
  for (const failure of counts.flatMap(({ failures = [] }) => failures)) console.log(`FAILED ${failure}`);
  console.log(`${passed} passed, ${failed} failed`);
  return process.exit(failed === 0 && passed > 0 ? 0 : 1);
}

async function besidePostgres(work: (env: Record<string, string>) => Promise<Count[]>): Promise<Count[]> {
  const postgres: TestServer | undefined = process.env.SKIP_POSTGRES === "1" ? undefined : await startTestPostgres();
  try {
    return await work(postgres ? { TEST_DATABASE_URL: postgres.url } : {});
  } finally {
    if (!postgres) console.log("PostgreSQL was skipped (SKIP_POSTGRES=1).");
    postgres?.stop();
  }
}
