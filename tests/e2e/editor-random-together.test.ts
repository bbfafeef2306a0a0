import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { canvas, editorsIn, goToEditor, headlines } from "./editor-sessions.ts";
import { headingSaying } from "./editor-verbs.ts";
import { waitForQuiet } from "./loading.ts";
import { randomFrom } from "./random-actions.ts";

const { openAdmin, openNew } = editorsIn(useBrowser());
const ACTIONS = Number(process.env.RANDOM_ACTIONS_TOGETHER ?? 30);
const SEED = Number(process.env.RANDOM_SEED ?? Math.floor(Math.random() * 1e9));
/** Nothing that someone does takes longer, unless a dialog has come in between. */
const SOON = { timeout: 3000 };

const wordsIn = (text: string) => text.match(/w\d+;/g) ?? [];

/** Two people who type into the headings of one page and move them, with bad connections. */
function workTogether(pages: readonly Page[], random: () => number) {
  const below = (count: number) => Math.floor(random() * count);
  const typed: string[] = [];
  /** Words of the version that wasn't chosen. */
  const givenUp = new Set<string>();

  async function decide(page: Page): Promise<void> {
    const dialog = page.getByRole("dialog", { name: "Two versions of this field" });
    // Where Escape has closed the dialog, the decision waits.
    const later = page.getByRole("button", { name: "Decide", exact: true });
    if (await later.isVisible()) await later.click(SOON);
    if (!(await dialog.isVisible())) return;
    const isMine = below(2) === 0;
    // At once, as their version may change at any moment.
    const [mine = "", theirs = ""] = await dialog.evaluate(
      (node, label) => {
        const versions = [...node.querySelectorAll("section")].map(({ textContent }) => textContent);
        [...node.querySelectorAll("button")].find(({ textContent }) => textContent === label)?.click();
        return versions;
      },
      isMine ? "Keep mine" : "Keep theirs",
    );
    const [chosen, other] = isMine ? [mine, theirs] : [theirs, mine];
    for (const word of wordsIn(other)) if (!chosen.includes(word)) givenUp.add(word);
  }

  async function type(page: Page): Promise<void> {
    const word = `w${typed.length};`;
    const headings = canvas(page).locator("[data-block-key] :is(h1, h2)");
    await headings.nth(below(4)).click({ ...SOON, position: { x: 12, y: 24 } });
    await page.keyboard.press("End");
    await page.keyboard.insertText(` ${word}`);
    const box = canvas(page).locator("bwe-text");
    if ((await box.allTextContents()).some((text) => text.includes(word))) typed.push(word);
    if (below(2)) await page.keyboard.press("Escape");
  }

  async function move(page: Page): Promise<void> {
    await page.keyboard.press("Escape");
    await canvas(page).locator(".bwe-stop").nth(below(4)).focus();
    await page.keyboard.press(below(2) ? "Alt+ArrowUp" : "Alt+ArrowDown");
  }

  const isLosing = new Set<Page>();
  async function listen(page: Page): Promise<void> {
    await page.route("**/operations", async (route) => {
      if (!isLosing.has(page)) return route.continue();
      await route.fetch({ maxRetries: 1 });
      return route.abort();
    });
  }

  const actions = [
    type,
    type,
    type,
    move,
    decide,
    (page: Page) => page.context().setOffline(below(3) === 0),
    async (page: Page) => void (below(2) ? isLosing.add(page) : isLosing.delete(page)),
    (page: Page) => page.waitForTimeout(below(1500)),
  ];
  return {
    typed,
    givenUp,
    listen,
    act: async () => {
      const page = pages[below(pages.length)];
      // A dialog may open at any moment, and is decided next.
      if (page)
        await decide(page).then(
          () => actions[below(actions.length)]?.(page),
          () => {},
        );
    },
    end: async () => {
      isLosing.clear();
      for (const page of pages) {
        await page.context().setOffline(false);
        await decide(page).catch(() => {});
        await page.keyboard.press("Escape");
      }
    },
  };
}

it(`loses no word of two people who type in the same headings, ${ACTIONS} random actions (seed ${SEED})`, async () => {
  const { page, id } = await openNew(`/together-${SEED}`, ["One", "Two", "Three", "Four"].map(headingSaying));
  const other = await openAdmin();
  await goToEditor(other.page, id, other.go);
  const work = workTogether([page, other.page], randomFrom(SEED));
  for (const one of [page, other.page]) {
    await waitForQuiet(one, () => one.mouse.move(200, 20));
    await work.listen(one);
  }
  for (let step = 0; step < ACTIONS; step += 1) await work.act().catch(() => {});
  const shown = (one: Page) => canvas(one).locator("[data-block-key] :is(h1, h2)").allTextContents();
  await expect
    .poll(async () => {
      await work.end();
      const found = await Promise.all([shown(page), shown(other.page), headlines(page, id)]);
      const text = JSON.stringify((await ask(page, "GET", `/api/pages/${id}/draft`)).body.page);
      const lost = work.typed.filter((word) => !text.includes(word) && !work.givenUp.has(word));
      return [...new Set(found.map((all) => JSON.stringify(all))), ...lost];
    })
    .toHaveLength(1);
  expect(work.typed.length).toBeGreaterThan(0);
}, 900_000);
