import type { FrameLocator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { heroSaying } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { editNewPage } from "./editor-verbs.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();
const FAQ = { faq: { style: "simple", headline: "Questions", items: [{ question: "Why?", answer: "So." }] } };

async function edit(blocks: unknown[]) {
  const opened = await openKept(asAdmin({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" }));
  const { page, canvas: frame } = await editNewPage(opened.page, blocks, opened.go);
  return {
    page,
    frame,
    focused: () => frame.locator(":focus").getAttribute("aria-label"),
    close: async () => {
      expect(opened.problems).toEqual([]);
      await opened.close();
    },
  };
}

describe("what is far out of sight on the canvas", () => {
  const kinds: unknown[] = [heroSaying("Welcome"), FAQ, { newsletter: {} }];
  const many = Array.from({ length: 59 }, (_one, place) => kinds[place % kinds.length]).with(40, { spinner: {} });
  const resting = (frame: FrameLocator) => frame.locator("[data-block-key][style*=content-visibility]").count();
  /**
   * Waits until all blocks have been laid out and most of them rest again. A timer of the page itself misses no moment.
   * @returns by how many pixels the page then is higher than it was.
   */
  const growth = (frame: FrameLocator) =>
    frame.locator("html").evaluate(
      (html) =>
        new Promise<number>((resolve) => {
          let before = 0;
          const look = setInterval(() => {
            const { length } = html.querySelectorAll("[data-block-key][style*=content-visibility]");
            if (length === 0) before = html.scrollHeight;
            if (length <= 30 || before === 0) return;
            clearInterval(look);
            resolve(html.scrollHeight - before);
          }, 50);
        }),
    );

  it("rests on a long page, exactly as high as before; not on a short one", async () => {
    const short = await edit(many.slice(0, 20));
    await short.page.waitForTimeout(1200);
    expect(await resting(short.frame)).toBe(0);
    await short.close();
    const { page, frame, close } = await edit([...many, heroSaying("Goodbye")]);
    for (const viewport of ["Phone 390", "Desktop 1280"]) {
      await expect.poll(() => resting(frame)).toBeGreaterThan(30);
      await expect.poll(() => resting(frame)).toBeGreaterThan(30);
      const rests = growth(frame);
      await page.getByRole("button", { name: viewport }).click();
      expect(Math.abs(await rests)).toBeLessThanOrEqual(1);
    }
    await close();
  });

  it("is whole for the keyboard, the outline and undo: its last block has its tools and can be typed into", async () => {
    const { page, frame, focused, close } = await edit([...many, heroSaying("Goodbye")]);
    const last = frame.locator("[data-block-key]").last();
    const isResting = () => last.evaluate((one) => one.style.contentVisibility === "auto");
    const toTop = () => frame.locator("html").evaluate((html) => html.ownerDocument.defaultView?.scrollTo(0, 0));
    await expect.poll(isResting).toBe(true);
    await frame.locator(".bwe-stop").nth(58).focus();
    await toTop();
    while (!(await focused())?.includes("60 of 60")) await page.keyboard.press("Tab");
    await last.getByRole("toolbar", { name: "Block tools" }).waitFor();
    await expect.poll(isResting).toBe(false);
    await toTop();
    await page.keyboard.press("Alt+Shift+O");
    await page.getByRole("button", { name: /Goodbye/ }).click();
    const heading = last.getByRole("heading");
    await heading.click();
    await page.keyboard.press("End");
    await page.keyboard.type("!");
    await page.keyboard.press("Enter");
    await expect.poll(() => heading.textContent()).toBe("Goodbye!");
    await toTop();
    await expect.poll(isResting).toBe(true);
    await page.keyboard.press("Control+z");
    await expect.poll(() => heading.textContent()).toBe("Goodbye");
    await close();
  });
});
