import { buildIfStale } from "./lib/build.ts";
import { findTestChromium } from "./lib/chromium.ts";
import { countAndExit, runTests } from "./lib/run-tests.ts";

/** Property tests, which can try more random cases. */
const PROPERTIES = ["src/publishing/operations", "src/publishing/diff", "src/drafts/document"];

/** Tests with more random rounds. */
const ROUNDS = [
  "tests/api/converge",
  "tests/e2e/kill",
  "tests/e2e/automation-kill",
  "tests/e2e/row-kill",
  "tests/e2e/schedule-kill",
  "tests/e2e/editor-random",
];

// The same tests as in `npm test`, with as many rounds as one night allows.
await countAndExit(async (servers) => {
  const env = {
    CHROMIUM_PATH: findTestChromium(),
    PROPERTY_RUNS: "10000",
    KILL_ROUNDS: "50",
    LOAD_SECONDS: "10",
    RANDOM_ACTIONS: "2000",
    RANDOM_ACTIONS_TOGETHER: "1000",
    ...servers,
  };
  await buildIfStale();
  return [runTests(env, [...PROPERTIES, ...ROUNDS, "--testTimeout=1800000"])];
});
