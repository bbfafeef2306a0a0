import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Where a number has the separators of the browser's language: "1.200" beside English texts and fields means 1.2. */
const BROWSER_NUMBER = /Intl\.NumberFormat\((?:\)|undefined)|navigator\.language\b/;

it("numbers in the admin have the separators of its English texts, whatever the browser's language", () => {
  const screens = globSync("src/{admin,client,editor,drafts,ui,domains,forms}/**/*.{ts,tsx}");
  expect(screens.length).toBeGreaterThan(500);
  expect(screens.filter((file) => BROWSER_NUMBER.test(readFileSync(file, "utf8")))).toEqual([]);
});
