import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ADMIN } from "./admin-session.ts";
import { useBrowser } from "./browser.ts";
import { AT_START, openInbox } from "./open-inbox.ts";
import { asAdmin } from "./sign-in.ts";

const { openBlank } = useBrowser();
const endedDialog = (page: Page) => page.getByRole("dialog", { name: "You are signed out" });

/** The paths of what a page asks the site's API for from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });
  return asked;
}

/** Signs in again in the dialog that asks for it. */
async function signInAgain(page: Page): Promise<void> {
  await endedDialog(page).getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await endedDialog(page).getByRole("button", { name: "Sign in" }).click();
  await endedDialog(page).waitFor({ state: "hidden" });
}

it("an entry of the inbox whose reader is signed out asks for nothing but the session; what is typed stays", async () => {
  const { page } = await openInbox({ openBlank }, "Ended", ["Bo"]);
  await page.clock.install();
  await page.locator("[data-entry]", { hasText: "Bo" }).click(AT_START);
  const note = page.getByLabel("Note", { exact: true });
  await note.fill("Call back on Monday");
  await page.context().clearCookies();
  await page.clock.runFor(16_000);
  await endedDialog(page).waitFor();
  const asked = watchRequests(page);
  await page.clock.runFor(61_000);
  await expect.poll(() => asked).toEqual(["/api/session"]);
  await signInAgain(page);
  expect(await note.inputValue()).toBe("Call back on Monday");
  asked.length = 0;
  await page.clock.runFor(16_000);
  await expect.poll(() => asked).toContain("/api/inbox/new");
});

it("a list of executions does so too, and follows them again", async () => {
  const { page, go } = await openBlank(asAdmin({ reducedMotion: "reduce" }));
  await page.clock.install();
  // Without events the list is polled.
  await page.route("**/api/events?*", (route) => route.fulfill({ status: 401 }));
  await go("/admin/executions");
  await page.getByRole("heading", { name: "Executions" }).waitFor();
  await page.context().clearCookies();
  await page.clock.runFor(16_000);
  await endedDialog(page).waitFor();
  const asked = watchRequests(page);
  await page.clock.runFor(61_000);
  await expect.poll(() => asked).toEqual(["/api/session"]);
  await signInAgain(page);
  await expect.poll(() => asked).toContain("/api/events");
});
