import type { Browser, BrowserContext } from "playwright-core";

/** Makes the first admin of a site that is started with these variables. */
export const ADMIN = { ADMIN_EMAIL: "bench@example.org", ADMIN_PASSWORD: "only for this measurement" };

/** Signs in the admin, or someone with the same password. @returns the headers that their requests then have. */
export async function signIn(
  url: string,
  email = ADMIN.ADMIN_EMAIL,
  more: Record<string, string> = {},
): Promise<Record<string, string>> {
  const own = { "sec-fetch-site": "same-origin", "content-type": "application/json", ...more };
  const body = JSON.stringify({ email, password: ADMIN.ADMIN_PASSWORD });
  const answer = await fetch(`${url}/api/auth/sign-in/email`, { method: "POST", headers: own, body });
  if (!answer.ok) throw new Error(`${email} can't sign in: ${await answer.text()}`);
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return { ...own, cookie: pairs.join("; ") };
}

/** Signs in through the form, as the admin that these variables made. @returns the page, and how it asks the API. */
export async function signInOn(context: BrowserContext, url: string, admin = ADMIN) {
  const page = await context.newPage();
  await page.goto(`${url}/sign-in`);
  await page.getByLabel("Email").fill(admin.ADMIN_EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(admin.ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/\/admin/);
  const ask = <Answer>(path: string, body?: unknown): Promise<Answer> =>
    page.evaluate(
      async ([address, content]) => {
        const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: content };
        return (await fetch(address, content === undefined ? {} : init)).json();
      },
      [path, body === undefined ? undefined : JSON.stringify(body)] as const,
    );
  return { page, ask };
}

/** Signs the admin in. @returns how to ask the API, and the cookies for further windows. */
export async function signInWith(browser: Browser, url: string) {
  const context = await browser.newContext();
  const { ask } = await signInOn(context, url);
  return { ask, cookies: await context.cookies() };
}

export type BrowserSession = Awaited<ReturnType<typeof signInWith>>;
