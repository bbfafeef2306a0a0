import { runCheck, runChecks, STATIC_CHECKS } from "./lib/checks.ts";

/** Everything but the browser and PostgreSQL. */
const UNIT = { name: "unit tests", command: "vitest", args: ["run", "--project", "unit", "--reporter", "dot"] };
// The tests wait now and then: the tools work meanwhile.
const [tests, tools] = await Promise.all([runCheck(UNIT), runChecks(STATIC_CHECKS)]);
process.exit(tests && tools.every(Boolean) ? 0 : 1);
