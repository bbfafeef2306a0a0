import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { startSite, type ServerProcess } from "./server-process.ts";
import { ADMIN, apiOf, signInAsAdmin, type Api } from "./signed-in-api.ts";

const { open } = useBrowser();
const PASSWORD = "a quiet meadow in spring";

let site: ServerProcess;
let api: Api;
beforeAll(async () => {
  site = await startSite(ADMIN);
  api = apiOf(site.url, await signInAsAdmin(site.url));
  await api.post("/api/tenants", { name: "club", title: "Chess club" });
  for (const name of ["Olga", "Otto"]) {
    const { body } = await api.post("/api/tenants/club/invitations", { email: `${name}@example.org`, role: "owner" });
    const token = new URL(body.url).searchParams.get("invitation");
    // A new account ends the session of the browser that makes it.
    await apiOf(site.url, "").post(`/api/tenant-invitations/${token}/account`, { name, password: PASSWORD });
  }
});
afterAll(() => site.stop());

async function openAs(email: string, password: string, path: string): Promise<{ page: Page; problems: string[] }> {
  const opened = await open(`${site.url}/sign-in?next=${path}`);
  await opened.page.getByLabel("Email", { exact: true }).fill(email);
  await opened.page.getByLabel("Password", { exact: true }).fill(password);
  await opened.page.keyboard.press("Enter");
  return opened;
}

it("limits and the name that others have set meanwhile are shown, and stay when something else is saved", async () => {
  const { page, problems } = await openAs(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD, "/admin/organisations/club");
  const limits = page.getByRole("form", { name: "Limits" });
  const people = limits.getByLabel(/^People/);
  const save = async (form: Locator, label: string, text: string) => {
    await form.getByLabel(label).fill(text);
    const stored = page.waitForResponse((answer) => ["PUT", "PATCH"].includes(answer.request().method()));
    await form.getByRole("button", { name: /^Save/ }).click();
    await stored;
    // It is busy until the list has been read again.
    await form.locator("button:not([aria-busy=true])").waitFor();
  };
  await save(limits, "People", "5");
  await api.put("/api/tenants/club/limits", { limits: { people: 8 } });
  await save(limits, "AI tokens", "100");
  await expect.poll(() => people.inputValue()).toBe("8");
  await save(limits, "AI tokens", "200");
  const { items } = (await api.get("/api/tenants/club/limits")).body;
  expect(items.slice(0, 2)).toMatchObject([{ max: 8 }, { max: 200 }]);

  const own = page.getByRole("form", { name: "Organisation" });
  await save(own, "Name", "The club");
  await api.patch("/api/tenants/club", { title: "Our club" });
  await own.getByLabel("Open to visitors").click();
  await own.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { level: 1, name: "Our club" }).waitFor();
  expect(await own.getByLabel("Name").inputValue()).toBe("Our club");
  expect(problems).toEqual([]);
});

it("an owner who takes another role is asked, as only another owner can change it back", async () => {
  const { page } = await openAs("olga@example.org", PASSWORD, "/account/organisations/club/people");
  const choose = async () => {
    await page.getByRole("button", { name: "Change Olga" }).click();
    await page.getByRole("menuitemradio", { name: "Member" }).click();
  };
  const row = page.getByRole("row", { name: /Olga/ });
  const question = page.getByRole("dialog", { name: "Become a member?" });
  await choose();
  await question.getByText("only another owner can change that").waitFor();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
  expect(await row.innerText()).toContain("Owner");
  await choose();
  await question.getByRole("button", { name: "Change my role" }).click();
  await page.getByText("Olga is now a member.").waitFor();
  await expect.poll(() => row.innerText()).toContain("Member");
  expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);
});
