import { runCheck, runChecks, STATIC_CHECKS } from "./lib/checks.ts";

/**
 * Tests that need neither the browser nor PostgreSQL, without slow ones and with fewer cases for each property. A worker
 * takes five seconds to load all modules: a third one would cost more than it saves.
 */
const UNIT = {
  name: "unit tests",
  command: "vitest",
  args: ["run", "--project=unit", "--tags-filter=!slow", "--reporter=minimal", "--maxWorkers=2"],
  variables: { PROPERTY_RUNS: "40" },
};
// The tools run while tests wait.
const [tests, tools] = await Promise.all([runCheck(UNIT), runChecks(STATIC_CHECKS)]);
process.exit(tests && tools.every(Boolean) ? 0 : 1);
