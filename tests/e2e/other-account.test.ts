import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { ask, makePage } from "./admin-pages.ts";
import { ADMIN, requestSession } from "./admin-session.ts";
import { useBrowser } from "./browser.ts";
import { goToEditor, headlines, insertBehind, TWO, withSession } from "./editor-sessions.ts";

const browser = useBrowser();
const site = inject("siteUrl");
const CLARA = { email: "clara-signs-in@example.org", password: "a quiet meadow in spring" };

type Cookies = Awaited<ReturnType<typeof requestSession>>;

/** Makes another account. @returns its cookies. */
async function makeOther(page: Page, email: string): Promise<Cookies> {
  const { body } = await ask(page, "POST", "/api/invitations", { email, role: "editor" });
  const invitation = new URL(body.url).searchParams.get("invitation");
  await fetch(`${site}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: site },
    body: JSON.stringify({ ...CLARA, name: "Clara", email, invitation }),
  });
  return requestSession(site, { ...CLARA, email });
}

/** What signing in in another tab of the same browser does. */
const setCookies = (page: Page, cookies: Cookies) =>
  page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: site })));

const endedDialog = (page: Page) => page.getByRole("dialog", { name: "You are signed out" });

it("nothing that one person writes is stored as another's who has just signed in in another tab", async () => {
  const { page } = await browser.openBlank(withSession(await requestSession(site)));
  const id = await makePage(page, "/written-by-the-admin", TWO);
  const other = await makeOther(page, CLARA.email);
  await goToEditor(page, id);
  const signedIn = Promise.withResolvers<void>();
  await page.route("**/operations", async (route) => {
    await signedIn.promise;
    await route.continue();
  });
  await insertBehind(page, "First", " by the admin");
  await setCookies(page, other);
  signedIn.resolve();
  await endedDialog(page).waitFor();
  expect(await headlines(page, id)).toEqual(["First", "Second"]);
  const password = endedDialog(page).getByLabel("Password", { exact: true });
  await password.fill(ADMIN.password);
  await password.press("Enter");
  await expect.poll(() => headlines(page, id)).toEqual(["First by the admin", "Second"]);
  const { body } = await ask(page, "GET", `/api/pages/${id}/operations?after=1`);
  const { body: session } = await ask(page, "GET", "/api/session");
  expect(body.operations.map(({ author }: { author: string }) => author)).toEqual([session.user.name]);
});

it("signing in again in another tab is enough: the others go on once they are looked at", async () => {
  const { page } = await browser.openBlank(withSession(await requestSession(site)));
  await page.goto(`${site}/admin/settings`);
  const tone = page.getByLabel("Tone");
  await tone.fill("Warm and plain");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Save changes" }).click();
  await endedDialog(page).waitFor();
  await setCookies(page, await requestSession(site));
  // The tab is looked at again.
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
      return endedDialog(page).count();
    })
    .toBe(0);
  expect(await tone.inputValue()).toBe("Warm and plain");
});

it("an invitation that is opened while someone is signed in says for whom it is", async () => {
  const { page } = await browser.openBlank(withSession(await requestSession(site)));
  const email = "dora-is-invited@example.org";
  const { body } = await ask(page, "POST", "/api/invitations", { email, role: "editor" });
  await page.goto(body.url);
  await page.getByText(`This invitation is for ${email}. You are signed in as ${ADMIN.email}.`).waitFor();
  await page.getByRole("button", { name: "Use another account" }).click();
  await page.getByText("You are invited as an editor.").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe(email);
});
