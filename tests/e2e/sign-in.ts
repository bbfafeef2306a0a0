import type { BrowserContextOptions, Page } from "playwright-core";
import { inject } from "vitest";
import { ADMIN } from "./admin-session.ts";

/**
 * The admin's session, for `open(path, asAdmin())`: signed in once for all tests, since sign-ins are limited. A test that
 * signs out needs a separate session.
 */
export function asAdmin(options: BrowserContextOptions = {}): BrowserContextOptions {
  const cookies = inject("adminCookies").map(({ name, value }) => ({
    name,
    value,
    domain: "localhost",
    path: "/",
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: "Lax" as const,
  }));
  return { storageState: { cookies, origins: [] }, ...options };
}

/** Signs in on the sign-in screen, which is open, as someone does who uses the keyboard only. */
export async function signIn(page: Page, { email, password } = ADMIN): Promise<void> {
  await page.getByLabel("Email").focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/admin/);
}

/**
 * Ends the session before an action. What the page asks for by itself meanwhile waits: it would hear of the end first, and
 * the dialog about it would cover what is pressed.
 */
export async function endSession(page: Page, action: () => Promise<void>): Promise<void> {
  const isDone = Promise.withResolvers<void>();
  await page.route("**/api/**", async (route) => {
    if (route.request().method() === "GET") await isDone.promise;
    await route.continue();
  });
  await page.context().clearCookies();
  await action();
  isDone.resolve();
}
