import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axeCore from "axe-core";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";

declare const axe: typeof axeCore;

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** Every rule for WCAG 2.2 A and AA, and what axe's makers call best practice. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const EVERYTHING: RunOptions["runOnly"] = { type: "tag", values: TAGS };
/** The rules that hold in one scheme and may not in another, as a scheme changes colours and little else. */
const COLOURS: RunOptions["runOnly"] = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/**
 * @param options.frames also what stands in the frames of the page.
 * @param options.darkToo asks for everything in the dark scheme too, not only for what depends on colours.
 * @param options.coloursOnly asks in both schemes only for what depends on colours.
 * @returns each element that breaks a rule, as one line: scheme, rule, element, what to mend.
 */
export async function faults(
  page: Page,
  { within = "html", frames = false, darkToo = false, coloursOnly = false } = {},
): Promise<string[]> {
  // Where frames aren't asked, axe would only wait for their answer.
  const common = { iframes: frames, resultTypes: ["violations"] } satisfies RunOptions;
  const found: string[] = [];
  // Evaluated by the browser's own tools, as the page's content security policy lets in no other script.
  for (const frame of frames ? page.frames() : [page.mainFrame()]) {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(AXE);
  }
  const light = ["light", coloursOnly ? COLOURS : EVERYTHING] as const;
  const dark = ["dark", darkToo ? EVERYTHING : COLOURS] as const;
  const { isDark, isReduced } = await page.evaluate(() => ({
    isDark: window.matchMedia("(prefers-color-scheme: dark)").matches,
    isReduced: window.matchMedia("(prefers-reduced-motion: reduce)").matches,
  }));
  // Every change of scheme re-renders the whole page, so the present one comes first.
  for (const [colorScheme, runOnly] of isDark ? [dark, light] : [light, dark]) {
    const isSet = isReduced && isDark === (colorScheme === "dark");
    if (!isSet) await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const isSettled = () => !document.getAnimations().some((one) => one instanceof CSSTransition);
    await page.waitForFunction(isSettled, null, { polling: 100 });
    const lines = await page.evaluate(
      async ([root, options]) => {
        const { violations } = await axe.run(root, options);
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
        );
      },
      [within, { ...common, runOnly }] as [string, RunOptions],
    );
    found.push(...lines.map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}
