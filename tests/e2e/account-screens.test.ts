import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ADMIN } from "./admin-session.ts";
import { ask } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { waitForFocus } from "./focus.ts";
import { startSite, type ServerProcess } from "./server-process.ts";
import { asAdmin, signIn } from "./sign-in.ts";

const { open } = useBrowser();
const NEW_PASSWORD = "a quiet meadow in spring";

describe("axe finds no fault, in light and in dark", () => {
  const paths = [
    "/sign-in?confirmed=0",
    "/sign-up",
    "/sign-up?invitation=x",
    "/forgot-password",
    "/forgot-password?token=x",
  ];
  const sizes = [["/sign-in", 1440] as const, ...["/sign-in", ...paths].map((path) => [path, 390] as const)];
  it.each(sizes)("on %s at %i", async (path, width) => {
    const { page } = await open(path, { viewport: { width, height: 844 } });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});

describe("the sign-in screen", () => {
  it("tells what is missing at its field, and moves there", async () => {
    const { page, problems } = await open("/sign-in");
    await page.getByLabel("Email").fill("nobody");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect.poll(() => page.getByLabel("Email").getAttribute("aria-invalid")).toBe("true");
    await waitForFocus(page.getByLabel("Email"));
    expect(await page.getByText("Enter an address such as name@example.org").count()).toBe(1);
    expect(await page.getByText("Fill this in").count()).toBe(1);
    expect(problems).toEqual([]);
  });

  it("says in an alert that the entries are wrong, keeps them, and shows the password when asked to", async () => {
    const { page } = await open("/sign-in");
    await page.getByLabel("Email").fill("nobody@example.org");
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect.poll(() => page.getByLabel("Password", { exact: true }).getAttribute("type")).toBe("text");
    await page.keyboard.press("Tab");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect.poll(() => page.getByRole("alert").textContent()).toContain("is wrong");
    expect(await page.getByLabel("Email").inputValue()).toBe("nobody@example.org");
  });

  it("is small: everything that it loads is less than 120 KB", async () => {
    const { page } = await open("/sign-in");
    await page.waitForLoadState("networkidle");
    // A chunk is fetched first, then imported from the browser's cache: its bytes come once.
    const sizes = await page.evaluate(() => {
      const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      return Object.values(Object.fromEntries(entries.map(({ name, encodedBodySize }) => [name, encodedBodySize])));
    });
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(120 * 1024);
  });
});

describe("an invitation", () => {
  it("makes an account with its role, for its address only, which an admin can disable and let in again", async () => {
    const admin = await open("/admin/users", asAdmin());
    await admin.page.getByRole("button", { name: "Invite someone" }).click();
    await admin.page.getByLabel("Email").fill("Grace@Example.org");
    await admin.page.getByLabel("Email").press("Enter");
    const link = await admin.page.getByLabel("Link").inputValue();
    await admin.page.getByRole("button", { name: "Done" }).click();
    await admin.page.getByRole("table", { name: "Pending invitations" }).getByText("grace@example.org").waitFor();

    const { page, problems } = await open(link);
    await page.getByText("You are invited as an editor.").waitFor();
    await page.getByLabel("Name").fill("Grace Hopper");
    expect(await page.getByLabel("Email").inputValue()).toBe("grace@example.org");
    expect(await page.getByLabel("Email").getAttribute("readonly")).not.toBeNull();
    await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Create account" }).click();
    await page.waitForURL("**/admin/pages");
    await page.getByRole("link", { name: "Pages" }).waitFor();
    expect(await page.getByRole("link", { name: "Users" }).count()).toBe(0);
    await page.goto(`${inject("siteUrl")}/admin/users`);
    await page.getByRole("heading", { name: "You don’t have access to this" }).waitFor();
    expect(problems).toEqual([]);

    await admin.page.reload();
    const change = async (entry: string) => {
      await admin.page.getByRole("button", { name: "Change Grace Hopper" }).click();
      await admin.page.getByRole("menuitem", { name: entry }).click();
    };
    await change("Disable");
    await admin.page.getByText("Disabled", { exact: true }).waitFor();
    // A toast stays while the pointer is on it.
    const undo = admin.page.getByRole("button", { name: "Undo" });
    await undo.hover();
    await page.goto(`${inject("siteUrl")}/admin/pages`);
    await page.waitForURL("**/sign-in?next=%2Fadmin%2Fpages");
    await undo.click();
    await expect.poll(() => admin.page.getByText("Disabled", { exact: true }).count()).toBe(0);
    await signIn(page, { email: "grace@example.org", password: NEW_PASSWORD });
    await change("Disable");
  });

  it("makes an account that can be deleted once its name is typed, and be invited again", async () => {
    const { page, problems } = await open("/admin/users", asAdmin());
    const invite = { email: "hedy@example.org", role: "editor" };
    const { url } = (await ask(page, "POST", "/api/invitations", invite)).body;
    const invitation = new URL(url).searchParams.get("invitation");
    const account = { name: "Hedy Lamarr", email: invite.email, password: NEW_PASSWORD, invitation };
    const own = await open("/sign-up");
    expect(await ask(own.page, "POST", "/api/auth/sign-up/email", account)).toMatchObject({ status: 200 });
    await page.reload();
    await page.getByRole("button", { name: "Change Hedy Lamarr" }).click();
    await page.getByRole("menuitem", { name: "Delete account…" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete the account of Hedy Lamarr?" });
    const name = dialog.getByLabel("Type the name to confirm");
    await waitForFocus(name);
    await name.fill("Hedy");
    await page.keyboard.press("Enter");
    await dialog.getByText("Type Hedy Lamarr", { exact: true }).waitFor();
    expect(await faults(page)).toEqual([]);
    await name.fill("hedy lamarr ");
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await page.getByText("Account of Hedy Lamarr deleted").waitFor();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.getByRole("button", { name: "Change Hedy Lamarr" }).count()).toBe(0);
    expect((await ask(own.page, "GET", "/api/session")).body.user).toBeNull();
    const again = await ask(page, "POST", "/api/invitations", invite);
    expect(again.status).toBe(201);
    await ask(page, "DELETE", `/api/invitations/${again.body.id}`);
    expect(problems).toEqual([]);
  });

  it("can be revoked, and its link then says what to do", async () => {
    const { page } = await open("/admin/users", asAdmin());
    await page.getByRole("button", { name: "Invite someone" }).click();
    await page.getByLabel("Email").fill("alan@example.org");
    await page.getByLabel("Role").selectOption("Member");
    await page.getByRole("button", { name: "Send the invitation" }).click();
    const link = await page.getByLabel("Link").inputValue();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Revoke the invitation for alan@example.org" }).click();
    await page.getByRole("button", { name: "Invite again" }).waitFor();
    const visitor = await open(link);
    await expect
      .poll(() => visitor.page.getByRole("heading", { level: 1 }).textContent())
      .toBe("This invitation can’t be used");
  });

  it("is empty each time: neither a refusal nor a role is left from the one before", async () => {
    const { page } = await open("/admin/users", asAdmin());
    const invite = page.getByRole("button", { name: "Invite someone" });
    await invite.click();
    await page.getByLabel("Email").fill(ADMIN.email);
    await page.getByLabel("Role").selectOption("Administrator");
    await page.getByRole("button", { name: "Send the invitation" }).click();
    const dialog = page.getByRole("dialog", { name: "Invite someone" });
    await dialog.getByRole("alert").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await invite.click();
    expect(await dialog.getByRole("alert").count()).toBe(0);
    expect(await page.getByLabel("Role").locator("option:checked").textContent()).toBe("Editor");
  });

  it("isn't needed to protect the last admin: nobody can take that role away", async () => {
    const { page } = await open("/admin/users", asAdmin());
    await page.getByRole("button", { name: "Change Admin" }).click();
    await page.getByRole("menuitemradio", { name: "Editor" }).click();
    await page.getByRole("button", { name: "Change my role" }).click();
    await expect
      .poll(() => page.getByRole("alert").allTextContents())
      .toContain("This is the last administrator. Make someone else an administrator first.");
  });
});

describe("a new site", () => {
  let site: ServerProcess;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  /** The code in the log, as soon as it is there. */
  const setupCode = () => /\b[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}\b/.exec(site.output())?.[0] ?? "";

  /** The link of the newest mail. */
  function lastLink(): string {
    const folder = join(site.folder, "outbox");
    const [newest = ""] = readdirSync(folder).toSorted().toReversed();
    const text = readFileSync(join(folder, newest), "utf8").replaceAll("=\r\n", "").replaceAll("=3D", "=");
    return /https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? "";
  }

  it("is set up with the code of the log, and its password can be forgotten", async () => {
    await expect.poll(setupCode).not.toBe("");
    const { page, problems } = await open(`${site.url}/sign-in`);
    await page.waitForURL("**/setup");
    for (const path of ["/sign-up", "/forgot-password"]) {
      await page.goto(site.url + path);
      await page.waitForURL("**/setup");
    }
    await page.getByLabel("Setup code").waitFor();
    await page.goto(`${site.url}/setup#${setupCode()}`);
    await expect.poll(() => page.getByLabel("Setup code").inputValue()).toBe(setupCode());
    await page.getByLabel("Name").fill("Ada");
    await page.getByLabel("Email").fill("ada@example.org");
    await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
    expect(await faults(page)).toEqual([]);
    await page.getByRole("button", { name: "Create the administrator" }).click();
    await page.waitForURL("**/admin/pages");
    expect(problems).toEqual([]);
    expect((await fetch(`${site.url}/setup`)).status).toBe(404);

    await page.context().clearCookies();
    await page.goto(`${site.url}/forgot-password`);
    await page.getByLabel("Email").fill("ada@example.org");
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.getByText("kept in the outbox folder on the server").waitFor();
    await expect.poll(lastLink).toContain("/forgot-password?token=");
    await page.goto(lastLink());
    await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Set password" }).click();
    await page.getByText("Password changed.").waitFor();
    await signIn(page, { email: "ada@example.org", password: NEW_PASSWORD });

    await page.goto(`${site.url}/admin/profile`);
    await page.getByRole("textbox", { name: "Name" }).fill("Ada Lovelace");
    await page.getByRole("button", { name: "Save name" }).click();
    await page.getByRole("button", { name: /Ada Lovelace/ }).waitFor();
    await page.getByLabel("Current password", { exact: true }).fill("not this one");
    await page.getByLabel("New password", { exact: true }).fill("another long password");
    await page.getByRole("button", { name: "Change password" }).click();
    await page.locator("main").getByRole("alert").waitFor();
    await page.getByLabel("Current password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Password changed.").waitFor();
    await expect.poll(() => page.getByLabel("Current password", { exact: true }).inputValue()).toBe("");
  });
});
