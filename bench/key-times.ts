import type { Page } from "playwright-core";

/**
 * Records how long each key takes until its paint, in the page's window and on the canvas.
 * @returns reads the milliseconds.
 */
export async function watchKeys(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    const canvas = document.querySelector<HTMLIFrameElement>("iframe[title=Page]")?.contentWindow;
    for (const view of [window, ...(canvas ? [canvas] : [])]) {
      view.addEventListener(
        "keydown",
        ({ timeStamp }) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener("message", () => times.push(view.performance.now() - timeStamp));
            port1.start();
            port2.postMessage(0);
          }),
        { capture: true },
      );
    }
  });
  return () => page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
}
