import type { Page } from "playwright-core";
import { inject } from "vitest";
import type { JsonAnswer } from "../json-answer.ts";

type Answer = JsonAnswer;

/** Speaks with the API from within a page, as its own scripts do. */
export function ask(page: Page, method: string, path: string, body?: unknown): Promise<Answer> {
  return page.evaluate(
    async ([verb, address, content]) => {
      const answer = await fetch(address, {
        method: verb,
        headers: { "Content-Type": "application/json" },
        body: content === undefined ? undefined : JSON.stringify(content),
      });
      return { status: answer.status, body: await answer.json().catch(() => undefined) };
    },
    [method, path, body] as const,
  );
}

/** Makes a page. @returns its id. */
export async function makePage(page: Page, path: string, blocks: unknown[] = []): Promise<string> {
  const { status, body } = await ask(page, "POST", "/api/pages", { path, title: `Test ${path}`, blocks });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}

/** The same from outside of a browser, so that the first thing that a window opens is the new page. @returns its id. */
export async function makePageAhead(path: string, blocks: unknown[]): Promise<string> {
  const origin = inject("siteUrl");
  const cookie = inject("adminCookies")
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");
  const answer = await fetch(new URL("/api/pages", origin), {
    method: "POST",
    headers: { cookie, origin, "Content-Type": "application/json" },
    body: JSON.stringify({ path, title: `Test ${path}`, blocks }),
  });
  const body = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(body));
  return body.id;
}

/** Opens a part of a page's screen. @param tab as it stands in the address. */
export async function goToPage(page: Page, id: string, tab: string): Promise<void> {
  await page.goto(new URL(`/admin/pages/${id}?tab=${tab}`, inject("siteUrl")).href);
  await page.getByRole("tabpanel").waitFor();
}

/** A block with these words. */
export const heroSaying = (headline: string) => ({ hero: { style: "text", headline } });

let batches = 0;

/** Changes a draft as somebody else's browser would, from the draft as it is now. */
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

/** Waits for a toast and presses its button. */
export async function pressInToast(page: Page, text: RegExp, button: string): Promise<void> {
  await page.locator("[data-sonner-toast]", { hasText: text }).getByRole("button", { name: button }).click();
}
