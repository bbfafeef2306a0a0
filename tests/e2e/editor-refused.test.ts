import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { requestSession } from "./admin-session.ts";
import { ask, heroSaying, makePage, visit } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import {
  canvas,
  editorsIn,
  headlines,
  goToEditor,
  insertBehind,
  typeBehind,
  TWO,
  waitForJournal,
  waitForState,
  withSession,
  holdSaves,
} from "./editor-sessions.ts";
import { waitForFocus } from "./focus.ts";
import { publish, review } from "./publish.ts";

const browser = useBrowser();
const { openNew } = editorsIn(browser);

/** Sends changes only when `act` has ended the session: the dialog would come in the middle of the typing. */
async function withHeldChanges(page: Page, act: () => Promise<void>): Promise<void> {
  const letGo = await holdSaves(page);
  await act();
  letGo();
}

describe("what the server doesn't take", () => {
  it("stops nothing else, and goes back to its author", async () => {
    const { page, id } = await openNew("/sync-refused");
    let isBroken = true;
    await page.route("**/operations", async (route) => {
      const batch = route.request().postDataJSON();
      if (isBroken) for (const operation of batch.operations) operation.key = "neverthere";
      isBroken = false;
      await route.continue({ postData: JSON.stringify(batch) });
    });
    await insertBehind(page, "First", " refused");
    const alert = page.getByRole("alert").filter({ hasText: "A change could not be saved" });
    await alert.getByText(/neverthere/).waitFor();
    await canvas(page).getByRole("heading", { name: "First", exact: true }).waitFor();
    await typeBehind(page, "Second", " stored");
    await waitForState(page, "Saved");
    expect(await headlines(page, id)).toEqual(["First", "Second stored"]);
    await page.reload();
    await alert.getByRole("button", { name: "Copy changes" }).click();
    expect(await page.getByLabel("Changes as JSON").inputValue()).toContain("First refused");
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
    await alert.getByRole("button", { name: "Discard" }).press("Enter");
    await waitForFocus(page.getByRole("heading", { level: 1 }));
    await waitForJournal(page, "First refused", false);
    await page.reload();
    await canvas(page).locator("[data-block-key]").first().waitFor();
    await page.waitForTimeout(300);
    expect(await alert.count()).toBe(0);
  });

  it("because the page was archived in the meantime is saved once it is restored", async () => {
    const { page, id } = await openNew("/sync-archived");
    expect((await ask(page, "POST", `/api/pages/${id}/archive`, {})).status).toBe(200);
    // The editor has noticed it.
    await page.getByRole("button", { name: "Publish" }).waitFor({ state: "detached" });
    await typeBehind(page, "First", " kept");
    const alert = page.getByRole("alert").filter({ hasText: "This page is archived" });
    await alert.waitFor();
    expect((await ask(page, "POST", `/api/pages/${id}/unarchive`, {})).status).toBe(200);
    await waitForState(page, "Saved");
    await alert.waitFor({ state: "detached" });
    expect(await headlines(page, id)).toEqual(["First kept", "Second"]);
  });

  it("because of a sign-out elsewhere is saved after signing in again", async () => {
    const { page } = await browser.openBlank(withSession(await requestSession(inject("siteUrl"))));
    const id = await makePage(page, "/sync-signed-out", TWO);
    await goToEditor(page, id);
    await withHeldChanges(page, async () => {
      await typeBehind(page, "First", " kept");
      expect((await ask(page, "POST", "/api/auth/sign-out", {})).status).toBe(200);
    });
    const dialog = page.getByRole("dialog", { name: "You are signed out" });
    await expect.poll(() => dialog.getByLabel("Email").inputValue()).toBe("admin@example.org");
    await dialog.getByLabel("Password", { exact: true }).fill("correct horse battery");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    await waitForState(page, "Saved");
    expect(await headlines(page, id)).toEqual(["First kept", "Second"]);
  });
});

it("the password is asked for at once after a sign-out elsewhere, also over a form that is open on a phone", async () => {
  const session = withSession(await requestSession(inject("siteUrl")));
  const { page } = await browser.openBlank({ ...session, viewport: { width: 390, height: 844 } });
  await goToEditor(page, await makePage(page, "/sync-phone", TWO));
  await page.frameLocator("iframe[title=Page]").getByRole("button", { name: "Hero, 1 of 2" }).focus();
  await page.keyboard.press("Enter");
  const headline = page.getByRole("dialog", { name: "Edit Hero" }).getByRole("textbox", { name: "Headline" });
  await headline.waitFor();
  await withHeldChanges(page, async () => {
    await headline.fill("First kept");
    expect((await ask(page, "POST", "/api/auth/sign-out", {})).status).toBe(200);
  });
  const password = page.getByRole("dialog", { name: "You are signed out" }).getByLabel("Password", { exact: true });
  await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
});

describe("publishing from the editor", () => {
  it("has everything that was typed a moment before", async () => {
    const { page } = await openNew("/sync-publish");
    await typeBehind(page, "First", " published");
    await publish(page);
    expect((await visit("/sync-publish")).html).toContain("First published");
  });

  it("leads to what has to be fixed first", async () => {
    const { page } = await openNew("/sync-problems", [
      { ...heroSaying("a"), id: "same" },
      { ...heroSaying("b"), id: "same" },
    ]);
    const dialog = await review(page);
    const button = dialog.getByRole("button", { name: "Publish", exact: true });
    expect(await button.getAttribute("aria-disabled")).toBe("true");
    await dialog.getByRole("button", { name: /same/ }).first().click();
    const form = page.getByRole("dialog", { name: "Edit Hero" });
    await expect.poll(() => form.getByLabel("Anchor").evaluate((one) => one === document.activeElement)).toBe(true);
    expect((await visit("/sync-problems")).status).toBe(404);
  });

  it("shows the draft and the history without leaving", async () => {
    const { page } = await openNew("/sync-preview");
    await typeBehind(page, "First", " in the preview");
    const [tab] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("button", { name: "Preview" }).click(),
    ]);
    await tab.getByRole("heading", { name: "First in the preview" }).waitFor();
    await page.getByRole("button", { name: "Version history" }).click();
    const history = page.getByRole("dialog", { name: "Version history" });
    expect(await history.getByText("Not published yet").first().textContent()).toBe("Not published yet");
  });
});
