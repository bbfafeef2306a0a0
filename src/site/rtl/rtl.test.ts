import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(SRC, file), "utf8");

/** Sides by name, which a page that is written from the right would have to mirror one by one. */
const SIDE = /(?:^|[{;\s])(?:(?:margin|padding|border)-(?:left|right)|left|right):(?! 50%)|text-align: (?:left|right)/;
/** The same as the second and the fourth of four lengths. */
const FOUR = /(?:margin|padding|inset): ([^\s(]+) ([^\s(]+) ([^\s(]+) (?!\2;)[^\s(]+;/;
/** The same as a utility. */
const UTILITY = /["'`\s:](?:[mp][lr]-|-?(?:left|right)-(?!\[?50%)|text-(?:left|right)\b|(?:border|rounded)-[lr]\b)/;

it("no rule of public pages names a left or right side", () => {
  const rules = globSync("{blocks,site}/**/*.css", { cwd: SRC, exclude: ["site/fonts/**", "site/rtl/**"] });
  expect(rules.length).toBeGreaterThan(30);
  const faults = rules.flatMap((file) =>
    read(file)
      .split("\n")
      .filter((line) => SIDE.test(line) || FOUR.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(faults).toEqual([]);
});

it("no class of public pages does either", () => {
  const views = globSync("{blocks,ui}/**/*.tsx", { cwd: SRC, exclude: ["ui/kit/**", "**/*.test.tsx"] });
  const classes = (file: string) => read(file).match(/"[^"\n]*"|`[^`]*`/g) ?? [];
  const faults = views.flatMap((file) =>
    classes(file)
      .filter((text) => UTILITY.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(faults).toEqual([]);
});
