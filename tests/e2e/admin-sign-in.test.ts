import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { ADMIN } from "./admin-session.ts";
import { useBrowser } from "./browser.ts";
import { waitForFocus } from "./focus.ts";
import { asAdmin, endSession, signIn } from "./sign-in.ts";

const { open, openKept } = useBrowser();

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const userMenu = (page: Page) => page.getByRole("button", { name: /Administrator/ });

describe("signing in", () => {
  it("works with the keyboard alone, leads back to the page that was asked for, and out again", async () => {
    const { page, problems } = await open("/admin/users?from=mail#end");
    await page.getByRole("button", { name: "Sign in" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/sign-in");
    await signIn(page);
    await expect.poll(() => page.url()).toBe(`${inject("siteUrl")}/admin/users?from=mail#end`);
    await expect.poll(() => heading(page).textContent()).toBe("Users");
    // What is still being read when the session ends is refused.
    await page.getByRole("row", { name: ADMIN.email }).waitFor();

    await userMenu(page).press("Enter");
    // An open menu focuses an item of its own first.
    await waitForFocus(page.getByRole("menuitem").first());
    await page.getByRole("menuitem", { name: "Sign out" }).press("Enter");
    await page.waitForURL("**/sign-in");
    await page.goto(`${inject("siteUrl")}/admin`);
    await page.waitForURL("**/sign-in");
    expect(problems).toEqual([]);
  });

  it.each([
    "https://evil.example/admin",
    "//evil.example/admin",
    "/\\evil.example",
    "/admin/../x",
    "javascript:alert(1)",
  ])("never leads to %s", async (next) => {
    const { page } = await open(`/sign-in?next=${encodeURIComponent(next)}`, asAdmin());
    await page.waitForURL("**/admin/pages");
    expect(page.url()).toBe(`${inject("siteUrl")}/admin/pages`);
  });

  it("is asked for again when the session has ended, without losing what was written", async () => {
    const { page, go } = await openKept(asAdmin());
    await go("/admin/settings");
    const tone = page.getByLabel("Tone");
    await tone.fill("Warm and plain");
    await endSession(page, () => page.getByRole("button", { name: "Save changes" }).click());
    const dialog = page.getByRole("dialog", { name: "You are signed out" });
    const password = dialog.getByLabel("Password", { exact: true });
    await password.fill("not the password");
    await password.press("Enter");
    await dialog.getByRole("alert").waitFor();
    await password.fill(ADMIN.password);
    await password.press("Enter");
    await dialog.waitFor({ state: "detached" });
    expect(await tone.inputValue()).toBe("Warm and plain");
    await page.getByRole("button", { name: "Discard" }).click();
    await page.context().close();
  });

  it("is asked for on the sign-in screen by those who use another account, and goes on where it was", async () => {
    const { page, go } = await openKept(asAdmin());
    await go("/admin/pages");
    await heading(page).waitFor();
    await endSession(page, () => page.getByRole("link", { name: "Users" }).click());
    await page.getByRole("button", { name: "Use another account" }).click();
    await page.waitForURL("**/sign-in?next=%2Fadmin%2Fusers");
    await expect.poll(() => page.getByText("Sign in to continue where you left off.").count()).toBe(1);
    await page.context().close();
  });

  it("isn't asked for while signing out, though what is still being read is refused", async () => {
    const { page } = await open("/admin/pages");
    await signIn(page);
    await heading(page).waitFor();
    const [isOut, isSeen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route("**/api/users*", async (route) => {
      await isOut.promise;
      await route.continue();
    });
    await page.route("**/sign-in", async (route) => {
      await isSeen.promise;
      await route.continue();
    });
    await page.getByRole("link", { name: "Users" }).click();
    // Nothing can be asked of a page that is being left.
    await page.evaluate(() => {
      const note = () => document.querySelector("[role=dialog]") && localStorage.setItem("asked", "once more");
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    });
    const refused = page.waitForResponse("**/api/users*");
    await userMenu(page).click();
    const signedOut = page.waitForResponse("**/api/auth/sign-out");
    // A click waits for the navigation that it causes, which is held.
    const clicked = page.getByRole("menuitem", { name: "Sign out" }).click();
    await signedOut;
    isOut.resolve();
    expect((await refused).status()).toBe(401);
    await page.waitForTimeout(300);
    isSeen.resolve();
    await clicked;
    await page.waitForURL("**/sign-in");
    expect(await page.evaluate(() => localStorage.getItem("asked"))).toBeNull();
  });
});
