import { buildIfStale } from "./lib/build.ts";
import { findChromium } from "./lib/chromium.ts";
import { countAndExit, runTests } from "./lib/run-tests.ts";

/** Tests of properties, which try more random cases when they are told to. */
const PROPERTIES = ["src/publishing/operations", "src/publishing/diff", "src/editor/document"];

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
  return [
    runTests("unit", env, PROPERTIES),
    runTests("api", env, ["tests/api/converge"]),
    runTests("e2e", env, ["tests/e2e/kill", "tests/e2e/editor-random"]),
  ];
});
