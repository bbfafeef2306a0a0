import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startMailServer } from "../smtp.ts";
import { ADMIN } from "./admin-session.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { watchLoading } from "./loading.ts";
import { freePort, startSite, type ServerProcess } from "./server-process.ts";
import { asAdmin, signIn } from "./sign-in.ts";

const { open, openBlank } = useBrowser();
const NOTICE = { name: "Mail server" } as const;
const GETTING_STARTED = { name: "Getting started" } as const;

describe("without a mail server", () => {
  it.each([1440, 390])(
    "admins read at %i px where emails are, until they dismiss it for the session",
    async (width) => {
      const { page, problems } = await open("/admin/pages", asAdmin({ viewport: { width, height: 844 } }));
      const notice = page.getByRole("region", NOTICE);
      const button = notice.getByRole("button", { name: "Dismiss until the next session" });
      await notice.getByText(/No mail server is set up\. .+ outbox folder/).waitFor();
      await page.getByRole("heading", { level: 1 }).waitFor();
      const [text, dismiss] = await Promise.all([notice.locator("p").boundingBox(), button.boundingBox()]);
      expect(dismiss?.y).toBeLessThan((text?.y ?? 0) + (text?.height ?? 0));
      expect(await faults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      await button.click();
      await page.reload();
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await notice.count()).toBe(0);
      expect(problems).toEqual([]);
      await page.context().close();
      const next = await open("/admin/pages", asAdmin());
      await next.page.getByRole("region", NOTICE).waitFor();
    },
  );

  it.each([
    ["it", "**/api/mail", NOTICE],
    ["the one about webhooks", "**/api/webhook-endpoints?*", { name: "Webhooks" }],
    ["what a new site still needs", "**/api/getting-started", GETTING_STARTED],
  ])("the screen below doesn't move when %s appears", async (_which, address, region) => {
    const { page, go } = await openBlank(asAdmin());
    await watchLoading(page, "main");
    // A screen doesn't wait for a late notice; a slow machine isn't late.
    await page.addInitScript(() => {
      const own = window.setTimeout;
      window.setTimeout = ((run: () => void, ms?: number) => own(run, ms === 1500 ? 600_000 : ms)) as typeof own;
    });
    const isSent = Promise.withResolvers<void>();
    await page.route(address, async (route) => {
      await isSent.promise;
      if (region === NOTICE) await route.continue();
      else if (region === GETTING_STARTED) await route.fulfill({ json: { done: [], isHidden: false } });
      else await route.fulfill({ json: { items: [{ url: "https://hooks.example.org/leads" }] } });
    });
    const screen = page.waitForResponse(/\/api\/pages\b/);
    await go("/admin/pages");
    await screen;
    isSent.resolve();
    await page.getByRole("region", region).waitFor();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect((await page.evaluate(() => window.loading)).shifts).toEqual([]);
  });

  it("an invitation says so, and shows its link", async () => {
    const { page } = await open("/admin/users", asAdmin());
    await page.getByRole("button", { name: "Invite someone" }).click();
    await page.getByLabel("Email", { exact: true }).fill("tom@example.org");
    await page.getByRole("button", { name: "Send the invitation" }).click();
    const dialog = page.getByRole("dialog", { name: "The invitation is ready" });
    await dialog.getByText("the email to tom@example.org is kept in the outbox folder on the server").waitFor();
    expect(await dialog.getByLabel("Link").inputValue()).toContain("/sign-up?invitation=");
    const copy = dialog.getByRole("button", { name: "Copy the link" });
    await expect.poll(() => copy.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

describe("with a mail server that is away", () => {
  let port: number;
  let site: ServerProcess;
  beforeAll(async () => {
    port = await freePort();
    const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
    site = await startSite({ ...admin, SMTP_URL: `smtp://127.0.0.1:${port}` });
  });
  afterAll(() => site.stop());

  it("the notice says since when and why, and disappears once a test email arrives", async () => {
    const { page } = await open(`${site.url}/sign-in`);
    await signIn(page);
    const notice = page.getByRole("region", NOTICE);
    await notice.getByText(/The mail server hasn’t accepted emails since .+: it can’t be reached\./).waitFor();
    await notice.getByRole("button", { name: "Send a test email" }).click();
    await page.getByText("The mail server didn’t take the test email: it can’t be reached.").waitFor();
    const server = await startMailServer(undefined, port);
    await notice.getByRole("button", { name: "Send a test email" }).click();
    await page.getByText(`A test email was sent to ${ADMIN.email}.`).waitFor();
    await notice.waitFor({ state: "hidden" });
    expect(server.taken.map(({ to }) => to)).toEqual([[ADMIN.email]]);
    await page.context().close();
    await server.stop();
  });
});
