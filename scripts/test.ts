import { buildIfStale } from "./lib/build.ts";
import { runChecks, STATIC_CHECKS } from "./lib/checks.ts";
import { findTestChromium } from "./lib/chromium.ts";
import { countAndExit, runTests } from "./lib/run-tests.ts";

// Everything: the tools first, which report problems within half a minute.
await countAndExit(async (servers) => {
  const env = { CHROMIUM_PATH: findTestChromium(), ...servers };
  const checks = await runChecks(STATIC_CHECKS, 2);
  await buildIfStale();
  const failedChecks = STATIC_CHECKS.filter((_, index) => !checks[index]);
  return [
    {
      passed: checks.length - failedChecks.length,
      failed: failedChecks.length,
      failures: failedChecks.map(({ name }) => name),
    },
    runTests(env),
  ];
});
