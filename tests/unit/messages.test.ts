import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const SOURCES = globSync("src/**/*.{ts,tsx}", { cwd: ROOT, exclude: ["**/*.test.*"] });
/** A refusal with its message: a text, or a template. */
const REFUSAL = /\bfail(?:At)?\(\s*"[A-Z_]+",\s*("(?:[^"\\]|\\.)*"|`[^`]*`)/g;

it("refusals are in the typography of the screens that show them", () => {
  const messages = SOURCES.flatMap((file) =>
    Array.from(readFileSync(join(ROOT, file), "utf8").matchAll(REFUSAL), ([, message = ""]) => ({ file, message })),
  );
  expect(messages.length).toBeGreaterThan(150);
  expect(messages.filter(({ message }) => /[a-z]'[a-z]/i.test(message))).toEqual([]);
});
