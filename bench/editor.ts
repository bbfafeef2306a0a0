import { chromium, type Browser, type CDPSession, type Page } from "playwright-core";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/lib/chromium.ts";
import { startSite } from "../tests/e2e/server-process.ts";
import { serveFloor } from "./editor-floor/serve.ts";
import { makePage, sampleBlocks } from "./editor-pages.ts";
import { watchKeys } from "./key-times.ts";
import { pace } from "./pace.ts";
import { median, quantile } from "./quantile.ts";
import { ADMIN, signInWith, type BrowserSession } from "./sign-in.ts";

const ACTIONS = ["typing", "duplicate", "move", "undo"] as const;
const KEYS = pace(100, 40);
/** On longer pages the floor takes a second for each key. */
const LONG_PAGE = 500;
const KEYS_ON_LONG_PAGE = 20;
const STEPS = 10;
const STEPS_ON_LONG_PAGE = 4;
/** The number of edits made while the heap is watched. */
export const EDITS = pace(1000, 300);

type Action = (typeof ACTIONS)[number];
/**
 * Milliseconds of the main thread from an action to its paint (median), by action. On the clock: `firstScreen` is when the
 * first block reacts, `open` when all are drawn.
 */
export type Measured = Record<Action | "open" | "firstScreen", number> & {
  /** The longest task until all are drawn. */
  longestTask: number;
  /** From a key to its paint on the clock, p95. */
  keyToPaint: number;
  /** The same two for keys typed into the headline on the page itself; undefined where that isn't possible. */
  onPage?: { typing: number; keyToPaint: number };
  heapMb: number;
};

/** The editor beside its floor at one page size. */
export type Size = { blocks: number; editor: Measured; floor: Measured };

const painted = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

async function busyMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

async function heapMb(cdp: CDPSession): Promise<number> {
  for (let time = 0; time < 3; time += 1) await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  return usedSize / 1024 / 1024;
}

/** What the main thread works for each of several equal actions until their paint. */
async function workOf(page: Page, cdp: CDPSession, times: number, act: () => Promise<unknown>): Promise<number> {
  const works: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await page.waitForTimeout(40);
    const before = await busyMs(cdp);
    await act();
    await painted(page);
    works.push((await busyMs(cdp)) - before);
  }
  return median(works);
}

/** How a page under measurement is opened and used. */
type Subject = {
  url: (blocks: number) => string;
  /** How many blocks are drawn. */
  count: (page: Page) => Promise<number>;
  /** Uses the first block as soon as it is there. */
  touch: (page: Page) => Promise<unknown>;
  /** Puts the keyboard into the first block's headline. */
  edit: (page: Page) => Promise<unknown>;
  leave: (page: Page) => Promise<unknown>;
  /** Puts the keyboard into the first block's headline on the page itself. */
  editOnPage?: (page: Page) => Promise<unknown>;
  act: Record<Exclude<Action, "typing">, (page: Page) => Promise<unknown>>;
};

const FLOOR = (url: string): Subject => ({
  url: (blocks) => `${url}?${blocks}`,
  count: (page) => page.locator("[data-block-type]").count(),
  touch: (page) => page.locator("[data-block-type] h1").first().click(),
  edit: (page) => page.getByLabel("Headline").focus(),
  leave: (page) => page.getByRole("button", { name: "Undo" }).focus(),
  act: {
    duplicate: (page) => page.getByRole("button", { name: "Duplicate" }).click(),
    move: (page) => page.getByRole("button", { name: "Move down" }).click(),
    undo: (page) => page.getByRole("button", { name: "Undo" }).click(),
  },
});

const firstBlock = (page: Page) => page.frameLocator("iframe").locator("[data-block-key]").first();

const EDITOR = (url: string, ids: ReadonlyMap<number, string>): Subject => ({
  url: (blocks) => `${url}/admin/pages/${ids.get(blocks)}/edit`,
  count: (page) => page.frameLocator("iframe").locator("[data-block-key]:not([aria-busy])").count(),
  touch: async (page) => {
    await firstBlock(page).locator("h1").click();
    await firstBlock(page).locator("[aria-pressed=true]").waitFor();
  },
  edit: async (page) => {
    await firstBlock(page).locator(".bwe-stop").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByLabel("Headline", { exact: true }).focus();
  },
  leave: async (page) => {
    await page.keyboard.press("Escape");
    await firstBlock(page).locator(".bwe-stop").focus();
  },
  editOnPage: async (page) => {
    await firstBlock(page).locator("h1").dblclick();
    await firstBlock(page).locator("h1 bwe-text").waitFor();
    await page.keyboard.press("End");
  },
  act: {
    duplicate: (page) => page.keyboard.press("Control+d"),
    move: (page) => page.keyboard.press("Alt+ArrowDown"),
    undo: (page) => page.keyboard.press("Control+z"),
  },
});

type Opening = Pick<Measured, "firstScreen" | "open" | "longestTask">;

/** Opens a page, uses its first block, and waits until all are drawn. */
async function open(page: Page, subject: Subject, blocks: number): Promise<Opening> {
  const began = performance.now();
  await page.goto(subject.url(blocks));
  await subject.touch(page);
  const firstScreen = performance.now() - began;
  while ((await subject.count(page)) < blocks) await page.waitForTimeout(blocks < LONG_PAGE ? 10 : 500);
  await painted(page);
  const longestTask = await page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
  return { firstScreen, open: performance.now() - began, longestTask };
}

/** Records how long each long task of the page's window takes. */
async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    const note = (list: PerformanceObserverEntryList) => tasks.push(...list.getEntries().map((one) => one.duration));
    new PerformanceObserver(note).observe({ type: "longtask", buffered: true });
  });
}

async function measure(
  browser: Browser,
  subject: Subject,
  blocks: number,
  cookies: BrowserSession["cookies"],
): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Performance.enable");
  await watchTasks(page);
  const openings = [await open(page, subject, blocks), await open(page, subject, blocks)];
  await page.waitForTimeout(1500);
  const heap = await heapMb(cdp);
  const [keys, steps] = blocks < LONG_PAGE ? [KEYS, STEPS] : [KEYS_ON_LONG_PAGE, STEPS_ON_LONG_PAGE];
  async function type(enter: (page: Page) => Promise<unknown>) {
    await enter(page);
    const keyTimes = await watchKeys(page);
    const typing = await workOf(page, cdp, keys, () => page.keyboard.press("x"));
    const keyToPaint = quantile(await keyTimes(), 0.95);
    await subject.leave(page);
    return { typing, keyToPaint };
  }
  const inForm = await type(subject.edit);
  const onPage = subject.editOnPage && (await type(subject.editOnPage));
  const work = (action: Exclude<Action, "typing">) => workOf(page, cdp, steps, () => subject.act[action](page));
  const measured = {
    open: Math.min(...openings.map((one) => one.open)),
    firstScreen: Math.min(...openings.map((one) => one.firstScreen)),
    longestTask: Math.min(...openings.map((one) => one.longestTask)),
    ...inForm,
    onPage,
    duplicate: await work("duplicate"),
    move: await work("move"),
    undo: await work("undo"),
    heapMb: heap,
  };
  await context.close();
  return measured;
}

/** Drags a block through the page, and back. @returns the longest frame in milliseconds. */
async function longestDragFrame(page: Page): Promise<number> {
  await firstBlock(page).hover();
  const grip = page.frameLocator("iframe").locator(".bwe-grip").first();
  const box = await grip.boundingBox();
  if (!box) throw new Error("There is nothing to drag by");
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  const frames = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = [];
        let last = performance.now();
        const until = last + 3000;
        const tick = (now: number) => {
          gaps.push(now - last);
          last = now;
          if (now < until) requestAnimationFrame(tick);
          else resolve(gaps);
        };
        requestAnimationFrame(tick);
      }),
  );
  for (let step = 0; step < 150; step += 1) {
    // Down to the edge, where the page scrolls along, and up again.
    const share = Math.abs(((step / 75) % 2) - 1);
    await page.mouse.move(box.x + 5, 880 - share * 700);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
  return Math.max(...(await frames));
}

/** Types until a thousand changes are made. @returns by how many MB the heap has grown, after everything was sent. */
async function growth(page: Page, cdp: CDPSession, subject: Subject): Promise<number> {
  await subject.edit(page);
  const type = async (count: number) => {
    for (let edit = 0; edit < count; edit += 1) await page.keyboard.press(edit % 2 === 0 ? "x" : "Backspace");
    await page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
    await page.waitForTimeout(2000);
  };
  await type(20);
  const before = await heapMb(cdp);
  await type(EDITS);
  return (await heapMb(cdp)) - before;
}

/** Measures the editor beside its floor, and what only an editor has: dragging, and memory after many edits. */
export async function benchEditor(sizes: readonly number[]) {
  const site = await startSite({ ...ADMIN, LOG_LEVEL: "error" });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, "--enable-precise-memory-info"],
  });
  try {
    const { ask, cookies } = await signInWith(browser, site.url);
    const blocks = await sampleBlocks(ask);
    const { canvas } = await ask<{ canvas: { styles: string[]; blockStyles: Record<string, string> } }>("/api/editor");
    const sheets = [...canvas.styles, ...Object.values(canvas.blockStyles)].map((path) => new URL(path, site.url).href);
    const floor = await serveFloor(blocks, sheets);
    const ids = new Map<number, string>();
    for (const count of sizes) {
      ids.set(count, await makePage(ask, `/size-${count}`, blocks(count)));
    }
    const results: Size[] = [];
    for (const count of sizes) {
      const floorResult = await measure(browser, FLOOR(floor.url), count, []);
      results.push({
        blocks: count,
        floor: floorResult,
        editor: await measure(browser, EDITOR(site.url, ids), count, cookies),
      });
    }
    floor.stop();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(cookies);
    const page = await context.newPage();
    await watchTasks(page);
    const cdp = await context.newCDPSession(page);
    const subject = EDITOR(site.url, ids);
    await open(page, subject, 200);
    await page.waitForTimeout(1500);
    const dragFrame = await longestDragFrame(page);
    await open(page, subject, 200);
    await page.waitForTimeout(1500);
    return { sizes: results, dragFrame, growthMb: await growth(page, cdp, subject) };
  } finally {
    await browser.close();
    await site.stop();
  }
}
