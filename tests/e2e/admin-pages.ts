import type { Locator, Page } from "playwright-core";
import { inject } from "vitest";
import type { Opened } from "./browser.ts";
import type { JsonAnswer } from "../json-answer.ts";

type Answer = JsonAnswer;

/** Speaks with the API with the session of a page, whatever it shows: nothing has to be loaded for it. */
export async function ask(page: Page, method: string, path: string, body?: unknown): Promise<Answer> {
  const headers = { "sec-fetch-site": "same-origin", "Content-Type": "application/json" };
  const data = body === undefined ? undefined : JSON.stringify(body);
  // As a browser does when the server has closed an idle connection.
  const answer = await page.request.fetch(path, { method, headers, data, maxRetries: 1 });
  return { status: answer.status(), body: await answer.json().catch(() => undefined) };
}

/** Makes a page. @returns its id. */
export async function makePage(page: Page, path: string, blocks: unknown[] = [], locale?: string): Promise<string> {
  const { status, body } = await ask(page, "POST", "/api/pages", { path, title: `Test ${path}`, blocks, locale });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}

/** Makes a post with a text. @param tags its meta tags. @returns its id. */
export async function makePost(page: Page, path: string, tags: Record<string, string> = {}): Promise<string> {
  const metaTags = Object.entries({ title: `Post ${path}`, ...tags }).map(([name, value]) => ({ name, value }));
  const blocks = [{ content: { style: "simple", content: `Text of ${path}` } }];
  const { status, body } = await ask(page, "POST", "/api/pages", {
    kind: "post",
    path,
    title: `Post ${path}`,
    metaTags,
    blocks,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}

/** Opens a part of a page's screen. @param tab as in the address. */
export async function goToPage(
  page: Page,
  id: string,
  tab: string,
  go: Opened["go"] = (path) => page.goto(path),
): Promise<void> {
  await go(`/admin/pages/${id}?tab=${tab}`);
  await page.getByRole("tabpanel").waitFor();
}

/** A block with these words. */
export const heroSaying = (headline: string) => ({ hero: { style: "text", headline } });

let batches = 0;

/** Changes a draft as someone else's browser would, from the draft as it is now. */
export async function operate(page: Page, id: string, operations: unknown[]): Promise<Answer> {
  const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
  const batch = { baseRevision: body.revision, clientId: "somebody-else", batchId: `batch-${(batches += 1)}` };
  return ask(page, "POST", `/api/pages/${id}/operations`, { ...batch, operations });
}

/** @returns what visitors get at a path: they have no account. */
export async function visit(path: string): Promise<{ status: number; location: string | null; html: string }> {
  const answer = await fetch(new URL(path, inject("siteUrl")), { redirect: "manual" });
  return { status: answer.status, location: answer.headers.get("location"), html: await answer.text() };
}

/** The button of a toast, which stays while the pointer is on it. */
export function inToast(page: Page, text: RegExp, button: string): Locator {
  return page.locator("[data-sonner-toast]", { hasText: text }).getByRole("button", { name: button });
}

/** Waits for a toast and presses its button. */
export async function pressInToast(page: Page, text: RegExp, button: string): Promise<void> {
  await inToast(page, text, button).click();
}
