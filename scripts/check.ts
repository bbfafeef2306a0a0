import { runCheck, STATIC_CHECKS } from "./lib/checks.ts";

/** Everything but the browser and PostgreSQL. */
const UNIT = { name: "unit tests", command: "vitest", args: ["run", "--project", "unit", "--reporter", "dot"] };
const failed = [...STATIC_CHECKS, UNIT].filter((check) => !runCheck(check));
process.exit(failed.length === 0 ? 0 : 1);
