import type { FrameLocator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { heroSaying } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { FAQ, openEditor } from "./editor-verbs.ts";

const { openKept } = useBrowser();
const BLOCKS = [
  { banner: { style: "top", text: "News" } },
  heroSaying("One"),
  { faq: { ...FAQ.faq, color: "tint" } },
  { newsletter: {} },
];

/** Where the tools of a block are, measured from its upper edge, and whether they cover something written in it. */
function measure(canvas: FrameLocator, type: string) {
  return canvas.locator(`[data-block-type="${type}"]`).evaluate((frame) => {
    const tools = frame.querySelector(".bwe-toolbar")?.getBoundingClientRect() ?? new DOMRect();
    const texts = [...frame.querySelectorAll("h1, h2, p, a, input")].map((one) => one.getBoundingClientRect());
    const isOver = (text: DOMRect) => text.right > tools.left && text.top < tools.bottom && text.bottom > tools.top;
    const edge = frame.getBoundingClientRect();
    return {
      top: tools.top - edge.top,
      bottom: tools.bottom - edge.top,
      isCovering: texts.some(isOver),
      isWithin: tools.left >= 0 && tools.right <= window.innerWidth,
    };
  });
}

describe("the block toolbar", () => {
  it("has the harmless tools first, and Remove apart at the end, far from the grip", async () => {
    const { canvas } = await openEditor(openKept, BLOCKS);
    await canvas.getByRole("button", { name: "Hero, 2 of 4" }).focus();
    const tools = canvas.locator('[data-block-type="hero"]').getByRole("toolbar", { name: "Block tools" });
    await tools.waitFor();
    const names = await tools.getByRole("button").evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(names.filter((name) => name !== "Generate with AI")).toEqual([
      "Move up",
      "Move down",
      "Duplicate",
      "Edit",
      "Remove",
    ]);
    // Browsers would read a title of the button after its name, which it repeats; pointing anywhere at it shows one.
    expect(await tools.locator("button[title]").count()).toBe(0);
    const title = tools.getByTitle("Edit", { exact: true });
    expect(await title.boundingBox()).toEqual(await tools.getByRole("button", { name: "Edit" }).boundingBox());
    const gap = await tools.evaluate((toolbar) => {
      const [edit, remove] = [...toolbar.querySelectorAll("button")]
        .slice(-2)
        .map((one) => one.getBoundingClientRect());
      return (remove?.left ?? 0) - (edit?.right ?? 0);
    });
    expect(gap).toBeGreaterThan(8);
    await tools.getByRole("button", { name: "Duplicate" }).click();
    await expect.poll(() => canvas.locator('[data-block-type="hero"]').count()).toBe(2);
  });

  it("follows the arrow keys to where they point, also on a page from the right", async () => {
    const { page, canvas } = await openEditor(openKept, BLOCKS);
    await canvas.locator("html").evaluate((html) => html.setAttribute("dir", "rtl"));
    const focused = () => canvas.locator(":focus").getAttribute("aria-label");
    await canvas.getByRole("button", { name: "Hero, 2 of 4" }).press("Tab");
    await canvas.locator(".bwe-tool:focus").waitFor();
    await page.keyboard.press("Home");
    await expect.poll(focused).toBe("Move up");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(focused).toBe("Move down");
    await page.keyboard.press("ArrowRight");
    await expect.poll(focused).toBe("Move up");
  });

  it("is left with one Tab, also where no block follows", async () => {
    const { page, canvas } = await openEditor(openKept, [heroSaying("Only")]);
    await canvas.getByRole("button", { name: "Hero, 1 of 1" }).press("Tab");
    await canvas.locator(".bwe-tool:focus").waitFor();
    await page.keyboard.press("Tab");
    await canvas.locator(".bwe-add-end:focus").waitFor();
    expect(await canvas.locator(".bwe-tool:focus").count()).toBe(0);
  });

  it.each([1440, 390])(
    "at %i px hangs inside its block's upper edge and names it, and covers nothing of it",
    async (width) => {
      const { canvas, problems } = await openEditor(openKept, BLOCKS, { width });
      for (const [type, name] of [
        ["faq", "FAQ, 3 of 4"],
        ["newsletter", "Newsletter, 4 of 4"],
      ] as const) {
        await canvas.getByRole("button", { name }).focus();
        await canvas.locator(`[data-block-type="${type}"] .bwe-name`).waitFor();
        const { top, isCovering, isWithin } = await measure(canvas, type);
        expect({ type, isInside: Math.abs(top) < 3, isCovering, isWithin }).toEqual({
          type,
          isInside: true,
          isCovering: false,
          isWithin: true,
        });
      }
      expect(problems).toEqual([]);
    },
  );

  it("is above a block that begins with its text, as it shares its gap with the one before, and beside Add block", async () => {
    const { canvas } = await openEditor(openKept, [heroSaying("One"), FAQ], { width: 390 });
    await canvas.getByRole("button", { name: "FAQ, 2 of 2" }).focus();
    await canvas.locator('[data-block-type="faq"] .bwe-name').waitFor();
    const { bottom, isCovering } = await measure(canvas, "faq");
    expect({ isAbove: Math.abs(bottom) < 1, isCovering }).toEqual({ isAbove: true, isCovering: false });
    const add = await canvas.getByRole("button", { name: "Add block" }).first().boundingBox();
    const tools = await canvas.getByRole("toolbar", { name: "Block tools" }).last().boundingBox();
    expect((add?.x ?? NaN) + (add?.width ?? NaN)).toBeLessThan(tools?.x ?? NaN);
  });

  it("of the first block is on its edge, in the strip above the page", async () => {
    const { canvas } = await openEditor(openKept, [heroSaying("One"), FAQ]);
    await canvas.getByRole("button", { name: "Hero, 1 of 2" }).focus();
    await canvas.locator('[data-block-type="hero"] .bwe-name').waitFor();
    expect(Math.abs((await measure(canvas, "hero")).bottom)).toBeLessThan(1);
  });
});
