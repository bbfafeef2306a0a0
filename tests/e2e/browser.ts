import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { CHROMIUM_FLAGS } from "../../scripts/lib/chromium.ts";
import { keepPages, whenTestEnds } from "./kept-pages.ts";

/** Shorter than a test's own limit, so that the error names what was awaited. */
const STEP_TIMEOUT_MS = 60_000;

/** A page with its console errors and warnings; `go` opens an address, `close` ends its use by the test. */
export type Opened = {
  page: Page;
  problems: string[];
  go: (path: string) => Promise<unknown>;
  close: () => Promise<void>;
};

/** Names of the tests' own hosts lead to this machine. */
const OWN_HOSTS = "--host-resolver-rules=MAP *.test 127.0.0.1";

/**
 * Otherwise Chromium starts a second renderer beside each page's, for a next page that never comes. Tabs of one profile
 * then share a renderer.
 */
const ONE_RENDERER = "--renderer-process-limit=1";

/**
 * Scripts run as bytecode and baseline code, and the young generation is collected less often: the pages of tests end
 * before what optimises their scripts has paid for itself.
 */
const SHORT_LIVED = "--js-flags=--no-turbofan,--no-maglev,--min-semi-space-size=16";

/** The Chromium of a worker, whose files share their modules, by flags. It ends with the worker. */
const launched = new Map<string, Browser>();

/** @returns the worker's Chromium; a new one after a crash, so that it costs one test and not all that follow. */
async function launch(flags: readonly string[]): Promise<Browser> {
  const key = flags.join(" ");
  const running = launched.get(key);
  if (running?.isConnected()) return running;
  const args = [...CHROMIUM_FLAGS, OWN_HOSTS, ...flags];
  const browser = await chromium.launch({ executablePath: inject("chromiumPath"), args });
  launched.set(key, browser);
  return browser;
}

/**
 * Gives a suite a real Chromium, and closes the pages of each test when it ends.
 * @param options `crashes`: the suite ends tabs whose neighbours go on. `isTimed`: how fast scripts run matters to
 * it, or they run for long, as axe does on large pages; `textSize`: that of the reader's browser, in pixels.
 * @returns `open`: loads a path of the running site in a fresh profile and listens for errors of the console;
 * `openBlank`: the same without a page, for what a test prepares or loads itself; `openKept`: a page of the admin that
 * another test may have used. Relative addresses are the site's.
 */
export function useBrowser({ crashes = false, isTimed = false, textSize = 16 } = {}) {
  const size = textSize === 16 ? [] : [`--blink-settings=defaultFontSize=${textSize}`];
  const flags = [...(crashes ? [] : [ONE_RENDERER]), ...(isTimed ? [] : [SHORT_LIVED]), ...size];
  beforeAll(() => launch(flags));
  afterAll(async () => {
    const browser = await launch(flags);
    await Promise.all(browser.contexts().map((context) => context.close()));
  });

  async function make(options: BrowserContextOptions = {}): Promise<Opened> {
    const browser = await launch(flags);
    const own = { viewport: { width: 1440, height: 900 }, baseURL: inject("siteUrl") };
    const context = await browser.newContext({ ...own, ...options });
    context.setDefaultTimeout(STEP_TIMEOUT_MS);
    const page = await context.newPage();
    const problems: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) problems.push(message.text());
    });
    page.on("pageerror", (error) => problems.push(error.message));
    return { page, problems, go: (path) => page.goto(path), close: () => context.close() };
  }

  async function openBlank(options?: BrowserContextOptions): Promise<Opened> {
    const opened = await make(options);
    whenTestEnds(opened.close, opened);
    return opened;
  }

  async function open(path = "/", options: BrowserContextOptions = {}): Promise<Opened> {
    const { href, origin } = new URL(path, inject("siteUrl"));
    const opened = await openBlank({ baseURL: origin, ...options });
    await opened.page.goto(href);
    return opened;
  }

  return { open, openBlank, openKept: keepPages(make) };
}

/** Stops the page's clock, so that a slow machine changes nothing. @returns lets time pass. */
export async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return (milliseconds: number) => page.clock.runFor(milliseconds);
}

/** Keeps each animation and transition of the page at its first moment. */
export async function stopTransitions(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Animation.enable");
  await tools.send("Animation.setPlaybackRate", { playbackRate: 0 });
}

/** Lets the next request to an address that isn't a read arrive, but not its answer. */
export async function loseAnswer(page: Page, address: string | RegExp): Promise<void> {
  let isDone = false;
  await page.route(address, async (route) => {
    if (isDone || route.request().method() === "GET") return route.fallback();
    isDone = true;
    await route.fetch({ maxRetries: 1 });
    return route.abort();
  });
}

/**
 * Scrolls through the whole page, screen by screen, so that everything near the screen is loaded, and back. Each screen
 * stays until its frame was made: a busy machine leaves out frames, and the page's observers see nothing without one.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const go = (top: number) => window.scrollTo({ top, behavior: "instant" });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      go(top);
      await wait(60);
      await nextFrame();
      await nextFrame();
    }
    go(0);
  });
}

/**
 * Opens a page as someone has it who has read it to its end: everything is loaded and hydrated.
 * @param open the suite's, of `useBrowser`.
 */
export async function openRead(
  open: ReturnType<typeof useBrowser>["open"],
  path: string,
  width: number,
): Promise<Opened> {
  const opened = await open(path, { viewport: { width, height: 900 }, reducedMotion: "reduce" });
  await scrollThrough(opened.page);
  const isHydrated = () => !document.querySelector("[data-island]:not([data-hydrated])");
  await opened.page.waitForFunction(isHydrated, null, { polling: 100 });
  return opened;
}
