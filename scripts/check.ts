import { runCheck, runChecks, STATIC_CHECKS } from "./lib/checks.ts";

/**
 * Tests that need neither the browser nor PostgreSQL, without slow ones and with fewer cases for each property. One worker
 * on one core and the tools on the other: a second worker takes five seconds to load all modules, and slows down the rest.
 */
const UNIT = {
  name: "unit tests",
  command: "vitest",
  args: ["run", "--project=unit", "--tags-filter=!slow", "--reporter=minimal", "--maxWorkers=1"],
  variables: { PROPERTY_RUNS: "40" },
};
const [tests, tools] = await Promise.all([runCheck(UNIT), runChecks(STATIC_CHECKS, 1)]);
process.exit(tests && tools.every(Boolean) ? 0 : 1);
