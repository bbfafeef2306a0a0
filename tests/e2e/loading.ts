import type { Page, Request } from "playwright-core";

declare global {
  interface Window {
    /** What `watchLoading` recorded while a page loaded. */
    loading: Loading;
    /** Where elements of the canvas were, by `watchTops`. */
    tops: string[];
  }
}

/** Whether an element could be seen in any frame, whether at DOMContentLoaded, and what of the page's content moved. */
export type Loading = { isSeen: boolean; atReady?: boolean; shifts: string[] };

/** What a `layout-shift` entry holds beside what every entry does. */
type LayoutShift = { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };

/** Makes every page that the tab loads from now on watch itself for an element that matches. */
export async function watchLoading(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const loading: Loading = { isSeen: false, shifts: [] };
    const isShown = () => [...document.querySelectorAll(wanted)].some((one) => one.checkVisibility());
    const watch = () => {
      loading.isSeen = isShown();
      if (!loading.isSeen) requestAnimationFrame(watch);
    };
    watch();
    document.addEventListener("DOMContentLoaded", () => (loading.atReady = isShown()));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        const sources = entry.sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML : node?.textContent;
          return `${what?.slice(0, 100)} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
        });
        if (entry.value > 0) loading.shifts.push(`${entry.value} at ${entry.startTime}: ${sources.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
    window.loading = loading;
  }, selector);
}

/**
 * Makes every editor that the tab opens from now on note where elements are on its page, in each frame.
 * @returns a function that reads the places of all of them, without repetitions: one entry unless something moved or came
 * later.
 */
export async function watchTops(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((wanted) => {
    if (window !== window.top) return;
    window.tops = [];
    const watch = () => {
      const view = document.querySelector("iframe")?.contentWindow;
      const found = [...(view?.document.querySelectorAll(wanted) ?? [])];
      const now = found.map((one) => Math.round(one.getBoundingClientRect().top + (view?.scrollY ?? 0))).join(" ");
      if (now && now !== window.tops.at(-1)) window.tops.push(now);
      requestAnimationFrame(watch);
    };
    watch();
  }, selector);
  return async () => page.evaluate(() => window.tops);
}

/** @returns what the page told, once it stands still. */
export async function loadingOf(page: Page): Promise<Loading> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  return page.evaluate(() => window.loading);
}

/**
 * Waits until nothing more is fetched: the stream of events stays open, so the network never counts as idle.
 * @param begin what makes the page fetch; every script that it asks for has arrived, however late a busy machine answers.
 */
export async function waitForQuiet(page: Page, begin?: () => Promise<void>): Promise<void> {
  const awaited = new Set<Request>();
  const ask = (request: Request) => request.url().endsWith(".js") && awaited.add(request);
  const end = (request: Request) => awaited.delete(request);
  page.on("request", ask).on("requestfinished", end).on("requestfailed", end);
  await begin?.();
  const fetched = () => page.evaluate(() => performance.getEntriesByType("resource").length);
  for (let before = -1, now = await fetched(); before !== now || awaited.size > 0;) {
    await page.waitForTimeout(400);
    [before, now] = [now, await fetched()];
  }
  page.off("request", ask).off("requestfinished", end).off("requestfailed", end);
}

/** Ends the connection of a page, once everything is there that it fetches when it is first used. */
export async function goOffline(page: Page): Promise<void> {
  await waitForQuiet(page, () => page.mouse.move(200, 20));
  await page.context().setOffline(true);
}
