import { defineConfig } from "vitest/config";

/**
 * Unit and property tests, which `npm run check` runs too; the API on each database, with real passwords and mails; the
 * browser's own (scripts/test.ts).
 */
export default defineConfig({
  test: {
    // Browsers and databases wait now and then: four keep two cores busy, three leave them idle for a fifth of the time.
    maxWorkers: 4,
    // Pages on a slow line wait beside each other.
    maxConcurrency: 2,
    // Limits end what hangs. They say nothing of speed, as a test passes on any machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // A failure that is listed in one line says which values it compared.
    chaiConfig: { truncateThreshold: 300 },
    tags: [
      {
        name: "slow",
        description: "takes or waits for a tenth of a second or more (docs/testing.md): left out by `npm run check`",
      },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          // Files share the modules that each worker has loaded: most of the time would go into loading them anew.
          isolate: false,
          // Tests that wait for most of their time do it beside each other.
          maxConcurrency: 8,
          include: ["src/**/*.test.{ts,tsx}", "tests/unit/**/*.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          environment: "node",
          isolate: false,
          include: ["tests/api/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          environment: "node",
          // Files share the Chromium of their worker.
          isolate: false,
          // Chromium itself crashes now and then: once that is known, the test is tried once more in a new one.
          retry: { count: 1, delay: 2000, condition: /browser has been closed|Target crashed/ },
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/e2e/global-setup.ts"],
        },
      },
    ],
  },
});
