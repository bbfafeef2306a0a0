import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { stopClock, useBrowser } from "./browser.ts";
import { editNewPage, headingSaying } from "./editor-verbs.ts";
import { asAdmin } from "./sign-in.ts";

const { openBlank } = useBrowser({ isTimed: true });
const COUNT = 300;
const FAR = 200;

/** Keeps what waits for a pause of the browser waiting. @returns lets it happen. */
async function holdIdle(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const real = window.requestIdleCallback;
    const held: IdleRequestCallback[] = [];
    window.requestIdleCallback = (run) => held.push(run);
    Object.assign(window, {
      beIdle: () => {
        window.requestIdleCallback = real;
        for (const run of held) real(run);
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { beIdle: () => void }).beIdle());
}

/**
 * The editor on a long page of which nothing is drawn that isn't needed.
 * @param loaded what draws it is loaded only then.
 */
async function openLongPage(loaded?: Promise<void>) {
  const opened = await openBlank(asAdmin({ reducedMotion: "reduce" }));
  if (loaded)
    await opened.page.route("**/assets/render-long-page-*.js", (route) => loaded.then(() => route.continue()));
  const beIdle = await holdIdle(opened.page);
  const blocks = Array.from({ length: COUNT }, (_, index) => headingSaying(`Words ${index + 1}`));
  const editor = await editNewPage(opened.page, blocks);
  await editor.canvas.getByRole("heading", { name: "Words 1", exact: true }).waitFor();
  const block = (position: number) => editor.canvas.locator("[data-block-key]").nth(position - 1);
  return {
    ...opened,
    ...editor,
    beIdle,
    block,
    stop: (position: number) =>
      editor.canvas.getByRole("button", { name: `Heading, ${position} of ${COUNT}`, exact: true }),
    heading: (position: number) => block(position).getByRole("heading"),
    undrawn: () => editor.canvas.locator("[data-block-key][aria-busy]").count(),
    topOf: async (position: number) => (await block(position).boundingBox())?.y ?? Number.NaN,
    close: async () => {
      expect(opened.problems).toEqual([]);
      await opened.page.context().close();
    },
  };
}

/** Acts in the editor's window. @returns whether a block is drawn then, before the browser has a pause or shows a frame. */
async function isRenderedAfter(page: Page, position: number, act: "choose in the outline" | "focus"): Promise<boolean> {
  return page.evaluate(
    async ([index, how]) => {
      const blocks = () =>
        document.querySelector("iframe")?.contentDocument?.querySelectorAll("[data-block-key]") ?? [];
      const isBusy = () => blocks()[index]?.hasAttribute("aria-busy");
      if (isBusy() !== true) throw new Error("The block was drawn before");
      if (how === "focus") blocks()[index]?.querySelector<HTMLElement>(".bwe-stop")?.focus({ preventScroll: true });
      else document.querySelectorAll<HTMLElement>("[data-outline-key]")[index]?.click();
      // React renders what a click or the focus changes at the end of the task.
      await Promise.resolve();
      return isBusy() === false;
    },
    [position - 1, act] as const,
  );
}

/** Scrolls to a block. @returns how many blocks of the next frame aren't drawn. */
async function undrawnAfterScroll(page: Page, position: number): Promise<number> {
  return page.evaluate(async (index) => {
    const view = document.querySelector("iframe")?.contentWindow;
    if (!view) throw new Error("There is no canvas");
    view.document.querySelectorAll("[data-block-key]")[index]?.scrollIntoView({ behavior: "instant" });
    await new Promise((resolve) => view.requestAnimationFrame(resolve));
    const busy = [...view.document.querySelectorAll("[data-block-key][aria-busy]")];
    const isInView = ({ top, bottom }: DOMRect) => top < view.innerHeight && bottom > 0;
    return busy.filter((one) => isInView(one.getBoundingClientRect())).length;
  }, position - 1);
}

describe("a long page", () => {
  it("shows what is in view at once; the rest follows when there is time, and moves nothing", async () => {
    const { block, stop, heading, undrawn, topOf, canvas, beIdle, close } = await openLongPage();
    expect(await block(FAR).getAttribute("aria-busy")).toBe("true");
    expect(await stop(FAR).getAttribute("aria-pressed")).toBe("false");
    expect(await heading(FAR).count()).toBe(0);
    const undrawnElement = await block(FAR).elementHandle();
    await block(FAR).evaluate((one) => one.scrollIntoView({ behavior: "instant" }));
    await heading(FAR).waitFor();
    // With another element in its place browsers would restyle the whole page.
    expect(await undrawnElement?.evaluate((one) => one.isConnected)).toBe(true);
    expect(await undrawn()).toBeGreaterThan(COUNT / 2);
    const top = await topOf(FAR);
    await beIdle();
    await expect.poll(undrawn).toBe(0);
    expect(Math.abs((await topOf(FAR)) - top)).toBeLessThan(2);
    expect(await canvas.locator("[data-block-key]").count()).toBe(COUNT);
    await close();
  });

  it("shows what is in view at once, even if someone scrolled before the listeners were attached", async () => {
    const loaded = Promise.withResolvers<void>();
    const { block, heading, undrawn, close } = await openLongPage(loaded.promise);
    await block(FAR).evaluate((one) => one.scrollIntoView({ behavior: "instant" }));
    expect(await block(FAR).getAttribute("aria-busy")).toBe("true");
    loaded.resolve();
    await heading(FAR).waitFor();
    expect(await undrawn()).toBeGreaterThan(COUNT / 2);
    await close();
  });

  it("lays out what nobody has seen once it comes near, and moves nothing that is in view", async () => {
    const { block, heading, undrawn, beIdle, close } = await openLongPage();
    const isContained = (position: number) => block(position).evaluate((one) => one.style.contentVisibility === "auto");
    await beIdle();
    await expect.poll(undrawn).toBe(0);
    expect([await isContained(FAR), await heading(FAR).textContent()]).toEqual([true, `Words ${FAR}`]);
    const topOnCanvas = () => block(FAR).evaluate((one) => one.getBoundingClientRect().top);
    await block(FAR).evaluate((one) => one.scrollIntoView({ behavior: "instant" }));
    const top = await topOnCanvas();
    await expect.poll(() => isContained(FAR - 1)).toBe(false);
    expect(Math.abs((await topOnCanvas()) - top)).toBeLessThan(2);
    await close();
  });

  it("renders what nobody sees only when the user does nothing", async () => {
    const { page, undrawn, beIdle, close } = await openLongPage();
    const runFor = await stopClock(page);
    await page.keyboard.press("Shift");
    await beIdle();
    for (let time = 0; time < 10; time += 1) {
      await (time % 2 === 0 ? page.mouse.move(600 + time, 400) : page.keyboard.press("Shift"));
      await runFor(200);
    }
    expect(await undrawn()).toBeGreaterThan(COUNT / 2);
    await runFor(1000);
    await expect.poll(undrawn).toBe(0);
    await close();
  });

  it("takes the keyboard to a block far below, and what is typed there while the rest is drawn", async () => {
    const { page, outline, stop, heading, undrawn, topOf, saved, beIdle, press, close } = await openLongPage();
    await press("Outline");
    await outline.getByRole("button", { name: `Words ${FAR}` }).click();
    await heading(FAR).dblclick();
    await page.keyboard.press("End");
    await page.keyboard.type(" and");
    const top = await topOf(FAR);
    await beIdle();
    await page.keyboard.type(" many more words");
    await expect.poll(undrawn).toBe(0);
    await page.keyboard.type(" to read");
    expect(await heading(FAR).textContent()).toBe(`Words ${FAR} and many more words to read`);
    expect(Math.abs((await topOf(FAR)) - top)).toBeLessThan(2);
    await page.keyboard.press("Enter");
    await stop(FAR).and(page.frameLocator("iframe[title=Page]").locator(":focus")).waitFor();
    await expect
      .poll(async () => (await saved())[FAR - 1])
      .toMatchObject(headingSaying(`Words ${FAR} and many more words to read`));
    await close();
  });

  it("draws at once what is asked for in the outline, by the keyboard or by scrolling", async () => {
    const { page, outline, undrawn, press, close } = await openLongPage();
    await press("Outline");
    await outline.getByRole("button", { name: `Words ${COUNT}` }).waitFor();
    expect(await isRenderedAfter(page, FAR, "choose in the outline")).toBe(true);
    expect(await isRenderedAfter(page, FAR / 2, "focus")).toBe(true);
    expect(await undrawnAfterScroll(page, COUNT - 40)).toBe(0);
    expect(await undrawn()).toBeGreaterThan(COUNT / 2);
    await close();
  });

  it("keeps the focus on a block that is drawn because it got it", async () => {
    const { page, stop, heading, close } = await openLongPage();
    const focused = () => page.frameLocator("iframe[title=Page]").locator(":focus").getAttribute("aria-label");
    await stop(FAR).focus();
    await heading(FAR).waitFor();
    await expect.poll(focused).toBe(`Heading, ${FAR} of ${COUNT}`);
    await page.keyboard.press("Control+d");
    await expect.poll(focused).toBe(`Heading, ${FAR + 1} of ${COUNT + 1}`);
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(focused).toBe(`Heading, ${FAR} of ${COUNT + 1}`);
    await close();
  });
});
