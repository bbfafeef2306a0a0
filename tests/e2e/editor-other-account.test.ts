import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { requestSession } from "./admin-session.ts";
import { ask, makePage } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { goToEditor, headlines, insertBehind, TWO, withSession, holdSaves } from "./editor-sessions.ts";

const browser = useBrowser();
const PASSWORD = "a quiet meadow in spring";

/** Makes another account. @returns its cookies. */
async function makeBen(page: Page, email: string) {
  const { status, body } = await ask(page, "POST", "/api/invitations", { email, role: "editor" });
  expect(status).toBe(201);
  const invitation = new URL(body.url).searchParams.get("invitation");
  const site = inject("siteUrl");
  const made = await fetch(`${site}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: site },
    body: JSON.stringify({ name: "Ben", email, password: PASSWORD, invitation }),
  });
  expect(made.status).toBeLessThan(300);
  return requestSession(site, { email, password: PASSWORD });
}

async function authors(page: Page, id: string): Promise<string[]> {
  const { body } = await ask(page, "GET", `/api/pages/${id}/operations?after=1`);
  return body.operations.map(({ author, value }: Record<string, string>) => `${author}: ${value}`);
}

it("what one person typed is never stored as another's who has signed in in another tab", async () => {
  const { page } = await browser.openBlank(withSession(await requestSession(inject("siteUrl"))));
  const id = await makePage(page, "/typed-by-the-admin", TWO);
  const ben = await makeBen(page, "ben-signs-in@example.org");
  await page.clock.install();
  await goToEditor(page, id);
  const letGo = await holdSaves(page);
  await insertBehind(page, "First", " by the admin");
  expect((await ask(page, "POST", "/api/auth/sign-out", {})).status).toBe(200);
  letGo();
  const dialog = page.getByRole("dialog", { name: "You are signed out" });
  await dialog.waitFor();
  await page.context().addCookies(ben.map(({ name, value }) => ({ name, value, url: inject("siteUrl") })));
  // The tab is looked at again, more than a minute later.
  const asked = page.waitForResponse("**/api/session");
  await page.clock.fastForward(62_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await asked;
  await page.clock.runFor(1000);
  expect([await dialog.count(), await headlines(page, id), await authors(page, id)]).toEqual([
    1,
    ["First", "Second"],
    [],
  ]);
});
