import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** Hooks: the first is styled by the brand's sheet (brand-css.ts), the other one is looked for by Trustpilot's script. */
const STYLED_ELSEWHERE = new Set(["site-logo", "trustpilot-widget"]);

/** Every rule of the built sheets, and of those that the editor puts into its canvas. */
function allRules(): string {
  const sheets = globSync(["dist/client/assets/*.css", "src/editor/**/*.css"], { cwd: ROOT });
  return sheets.map(read).join("\n").replaceAll("\\", "");
}

function namesIn(source: string): string[] {
  return [...source.matchAll(/className="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(/\s+/));
}

it("every class name of a component has a rule in the built sheets", () => {
  const rules = allRules();
  const hasRule = (name: string) => {
    for (let at = rules.indexOf(`.${name}`); at >= 0; at = rules.indexOf(`.${name}`, at + 1))
      if (!/[\w/.%-]/.test(rules.charAt(at + name.length + 1))) return true;
    return STYLED_ELSEWHERE.has(name);
  };
  const files = globSync("src/**/*.tsx", { cwd: ROOT, exclude: ["**/*.test.tsx"] });
  const unstyled = files.flatMap((file) =>
    namesIn(read(file))
      .filter((name) => name && !hasRule(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unstyled).toEqual([]);
  expect(files.length).toBeGreaterThan(300);
});
