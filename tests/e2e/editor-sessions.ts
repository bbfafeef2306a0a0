import type { BrowserContextOptions, FrameLocator, Page } from "playwright-core";
import { ask, heroSaying, makePage } from "./admin-pages.ts";
import type { Opened, useBrowser } from "./browser.ts";
import { asAdmin } from "./sign-in.ts";

const OPTIONS = { reducedMotion: "reduce" } as const;

/** Two blocks with a headline each. */
export const TWO = [heroSaying("First"), { heading: { headline: "Second" } }];

/** Opens pages in a browser with a separate session, which may be ended. */
export function withSession(session: { name: string; value: string }[]): BrowserContextOptions {
  const place = {
    domain: "localhost",
    path: "/",
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: "Lax" as const,
  };
  const cookies = session.map((cookie) => Object.assign({}, place, cookie));
  return { ...OPTIONS, storageState: { cookies, origins: [] } };
}

/** The admin in one browser. */
export function editorsIn(browser: ReturnType<typeof useBrowser>) {
  /** Shows no page yet. */
  const openAdmin = () => browser.openKept(asAdmin(OPTIONS));

  /** Makes a page and opens it in the editor. */
  async function openNew(path: string, blocks: unknown[] = TWO): Promise<Opened & { id: string }> {
    const opened = await openAdmin();
    const id = await makePage(opened.page, path, blocks);
    await goToEditor(opened.page, id, opened.go);
    return { ...opened, id };
  }

  return { openAdmin, openNew };
}

/** The canvas of the editor that is open. */
export function canvas(page: Page): FrameLocator {
  return page.frameLocator("iframe[title=Page]");
}

/** Opens the editor on a page and waits until its blocks are there. */
export async function goToEditor(page: Page, id: string, go: Opened["go"] = (path) => page.goto(path)): Promise<void> {
  await go(`/admin/pages/${id}/edit`);
  await canvas(page).locator("[data-block-key]").first().waitFor();
}

/** Clicks a heading on the canvas and types behind its text; the typing goes on until something else is clicked. */
export async function typeBehind(page: Page, heading: string, text: string): Promise<void> {
  await canvas(page)
    .getByRole("heading", { name: heading })
    .click({ position: { x: 12, y: 24 } });
  await page.keyboard.press("End");
  await page.keyboard.type(text, { delay: 5 });
}

/**
 * Like `typeBehind`, but always one change: a slow machine makes pauses between keys, and what is typed before a pause is
 * sent on its own.
 */
export async function insertBehind(page: Page, heading: string, text: string): Promise<void> {
  await typeBehind(page, heading, "");
  await page.keyboard.insertText(text);
}

/** Waits until the journal of the browser holds a typed text, or no longer does. */
export async function waitForJournal(page: Page, text: string, isThere = true): Promise<void> {
  await page.waitForFunction(
    async ([wanted, expected]) => {
      const ended = (request: IDBRequest) =>
        new Promise((resolve) => request.addEventListener("success", resolve, { once: true }));
      const opening = indexedDB.open("blockwright-editor");
      await ended(opening);
      const reading = opening.result.transaction("batches").objectStore("batches").getAll();
      await ended(reading);
      opening.result.close();
      return JSON.stringify(reading.result).includes(JSON.stringify(wanted)) === expected;
    },
    [text, isThere] as const,
    // Not in every frame: each check opens the database.
    { polling: 100 },
  );
}

/**
 * Opens a page's editor in a second tab up to where it has read the draft, but doesn't follow the page yet.
 * @returns the tab, and what lets it open.
 */
export async function openSecondTab(page: Page, id: string) {
  const second = await page.context().newPage();
  const read = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await second.route("**/draft", async (route) => {
    const response = await route.fetch({ maxRetries: 1 });
    read.resolve();
    await released.promise;
    await route.fulfill({ response });
  });
  const opening = goToEditor(second, id);
  await read.promise;
  const release = async () => {
    released.resolve();
    await opening;
  };
  return { second, release };
}

/** Ends a tab as a crash does, without any warning. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // The tab is gone before it could answer.
  void session.send("Page.crash").catch(() => {});
  await page.waitForEvent("crash");
}

/** Waits until the save state shows this text. */
export async function waitForState(page: Page, state: "Saved" | "Saving" | "Offline"): Promise<void> {
  await page.getByRole("status").getByText(state, { exact: true }).waitFor();
}

/** @returns the headline of each block of the draft, as the server has it. */
export async function headlines(page: Page, id: string): Promise<string[]> {
  const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
  return body.page.blocks.map((block: Record<string, { headline?: string }>) => {
    const content = Object.values(block).find((value) => typeof value === "object");
    return content?.headline ?? "";
  });
}

/** Holds back what the editor saves. @returns lets it go. */
export async function holdSaves(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/operations", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
