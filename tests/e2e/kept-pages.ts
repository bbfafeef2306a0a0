import type { BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished, TestRunner } from "vitest";
import type { Opened } from "./browser.ts";

/** A screen of the admin that holds nothing. */
export const NOWHERE = "/admin/nowhere";
const MOVE_TIMEOUT_MS = 10_000;
const PRINTED_LENGTH = 12_000;
/** What tells most of a page: its focus, texts that are typed, messages, open dialogs. */
const TELLING = /\[active\]|textbox|alert|status|dialog/;

declare module "vitest" {
  interface TaskMeta {
    /** What a page showed when its test failed, in a few lines. */
    shown?: string;
  }
}

const nowhere = (page: Page) => page.getByRole("heading", { name: "There is nothing here" });

/** Goes to another screen as Back and Forward do: the document stays. */
async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(undefined, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await nowhere(page).waitFor({ state: path === NOWHERE ? "visible" : "detached", timeout: MOVE_TIMEOUT_MS });
}

/** Removes the traces of a test: its screen, intercepted requests, the browser's storage, toasts, the mouse's position. */
async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().setOffline(false);
  await page.mouse.move(0, 0);
  await moveTo(page, NOWHERE);
  await page.evaluate(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
    for (const toast of document.querySelectorAll<HTMLElement>("[data-sonner-toast] [data-close-button]"))
      toast.click();
  });
  await page.locator("[data-sonner-toast]").first().waitFor({ state: "detached" });
}

/** Whether a page shows the admin, alone in its profile: only such a one can be handed on. */
function isKeepable(page: Page): boolean {
  return !page.isClosed() && page.context().pages().length === 1 && /^http[^?]*\/admin\b/.test(page.url());
}

/** @returns whether the page is as it was before the test. */
async function couldLeave(page: Page): Promise<boolean> {
  if (!isKeepable(page)) return false;
  return leave(page).then(
    () => true,
    () => false,
  );
}

/**
 * Prints what a page shows and which element has the focus: a failure on another machine may not happen again here.
 * @returns the most telling lines of it.
 */
async function printShown({ page, problems }: Opened): Promise<string> {
  const shown = await page.ariaSnapshot({ mode: "ai", timeout: MOVE_TIMEOUT_MS }).catch(() => "(can't be read)");
  const plain = shown.replaceAll(/ \[(?:ref|cursor)=\w+\]/g, "");
  console.log([page.url(), ...problems, plain.slice(0, PRINTED_LENGTH)].join("\n"));
  const telling = plain.split("\n").filter((line) => TELLING.test(line));
  return [new URL(page.url()).pathname, ...problems, ...telling.map((line) => line.trim())].join("\n");
}

/**
 * Calls back when the current test ends, passed or failed; never in a hook, whose pages several tests share.
 * @param opened what is printed when the test has failed.
 */
export function whenTestEnds(run: () => Promise<void>, opened?: Opened): void {
  const test = TestRunner.getCurrentTest();
  // Among concurrent tests the caller can't be told apart.
  if (!test || test.concurrent) return;
  onTestFinished(async ({ task }) => {
    if (opened && !opened.page.isClosed() && task.result?.state === "fail") task.meta.shown = await printShown(opened);
    await run();
  });
}

/**
 * Pages of the admin that the tests of a file share one after the other: another screen in the same document takes a sixth
 * of the processor time of a new profile.
 * @param make opens a new profile.
 * @returns a function that opens a page. The end of the test, or `close`, frees it for the next one, unless the test has
 * closed its context.
 */
export function keepPages(make: (options?: BrowserContextOptions) => Promise<Opened>) {
  const free = new Map<string, Opened[]>();

  return async function openKept(options: BrowserContextOptions = {}): Promise<Opened> {
    const {
      viewport = { width: 1440, height: 900 },
      colorScheme = "light",
      reducedMotion = "reduce",
      ...rest
    } = options;
    const key = JSON.stringify(rest);
    const kept = free.get(key)?.pop();
    const opened = kept ?? (await make(rest));
    const { page, problems } = opened;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion });
    problems.length = 0;
    let isLoaded = kept !== undefined;
    const go = async (path: string) => {
      await (isLoaded ? moveTo(page, path) : page.goto(path));
      isLoaded = true;
    };
    let isInUse = true;
    const close = async () => {
      if (!isInUse) return;
      isInUse = false;
      if (await couldLeave(page)) free.set(key, [...(free.get(key) ?? []), opened]);
      else await opened.close();
    };
    whenTestEnds(close, opened);
    return { page, problems, go, close };
  };
}
