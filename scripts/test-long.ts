import { buildIfStale } from "./lib/build.ts";
import { findChromium } from "./lib/chromium.ts";
import { countAndExit, runTests } from "./lib/run-tests.ts";

/** Tests of properties, which try more random cases when they are told to. */
const PROPERTIES = ["src/publishing/operations", "src/publishing/diff", "src/drafts/document"];

/** Tests that go through more random rounds. */
const ROUNDS = ["tests/api/converge", "tests/e2e/kill", "tests/e2e/editor-random"];

// What `npm test` tries a few times, as often as fits into a night.
await countAndExit(async (servers) => {
  const env = {
    CHROMIUM_PATH: findChromium(),
    PROPERTY_RUNS: "10000",
    KILL_ROUNDS: "50",
    RANDOM_ACTIONS: "2000",
    ...servers,
  };
  await buildIfStale();
  return [runTests(env, [...PROPERTIES, ...ROUNDS])];
});
