import { runChecks, STATIC_CHECKS, type Check } from "./lib/checks.ts";

/**
 * Tests that need neither the browser nor PostgreSQL, without slow ones and with fewer cases for each property. One worker:
 * a second one takes five seconds to load all modules, and slows down the tools beside it.
 */
const UNIT: Check = {
  name: "unit tests",
  command: "vitest",
  args: ["run", "--project=unit", "--tags-filter=!slow", "--reporter=minimal", "--maxWorkers=1"],
  variables: { PROPERTY_RUNS: "40" },
};
const passed = await runChecks([UNIT, ...STATIC_CHECKS], 2);
process.exit(passed.every(Boolean) ? 0 : 1);
