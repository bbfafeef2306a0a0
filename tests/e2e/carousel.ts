import type { Page } from "playwright-core";

const SWIPE_STEPS = 10;

/** What a visitor does with a carousel, and what it shows and says. `selector` names its outermost element. */
export function carousel(page: Page, selector: string) {
  const root = page.locator(selector);
  const row = root.getByRole("group", { name: "Slides" });
  const arrow = (name: "Previous" | "Next") => root.getByRole("button", { name, exact: true });

  /** The name of the slide that the row has come to rest at, and the place that the status says. */
  async function place() {
    const shown = await row.evaluate((element) => {
      const window = element.getBoundingClientRect();
      const isAtRest = (slide: Element) => {
        const box = slide.getBoundingClientRect();
        const isAtEnd = slide === element.lastElementChild && Math.abs(box.right - window.right) < 1;
        return isAtEnd || Math.abs(box.left - window.left) < 1;
      };
      return [...element.children].find(isAtRest)?.ariaLabel;
    });
    return [shown, await root.getByRole("status").innerText()];
  }

  /** Draws a finger over the row, a step a frame as a hand would; a negative distance goes on to the next slide. */
  async function swipe(distance: number) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await row.boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    const at = (part: number) => [{ x: x + width / 2 + distance * (part - 0.5), y: y + height / 3 }];
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
    for (let step = 1; step <= SWIPE_STEPS; step += 1) {
      await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step / SWIPE_STEPS) });
      await row.evaluate(() => new Promise(requestAnimationFrame));
    }
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  return { root, row, arrow, place, swipe };
}
