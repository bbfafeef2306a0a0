import { afterAll, beforeAll, expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { startSite, type ServerProcess } from "./server-process.ts";
import { ADMIN, apiOf, signInAsAdmin, type Api } from "./signed-in-api.ts";

const { openBlank } = useBrowser();
let site: ServerProcess;
let api: Api;
let cookies: { name: string; value: string; url: string }[];

beforeAll(async () => {
  site = await startSite(ADMIN);
  const cookie = await signInAsAdmin(site.url);
  api = apiOf(site.url, cookie);
  cookies = cookie.split("; ").map((pair) => {
    const split = pair.indexOf("=");
    return { name: pair.slice(0, split), value: pair.slice(split + 1), url: site.url };
  });
});
afterAll(() => site.stop());

async function openAdmin(path: string) {
  const opened = await openBlank({ baseURL: site.url });
  await opened.page.context().addCookies(cookies);
  await opened.go(site.url + path);
  return opened;
}

it("an organisation that was closed meanwhile stays closed when its name is changed in another window", async () => {
  await api.post("/api/tenants", { name: "club", title: "Club", isOpen: true });
  const { page } = await openAdmin("/admin/organisations/club");
  await page.getByLabel("Open to visitors").waitFor();
  // Someone else closes it.
  await api.patch("/api/tenants/club", { isOpen: false });
  await page.getByLabel("Name", { exact: true }).fill("Chess club");
  await page.getByRole("form", { name: "Organisation" }).getByRole("button", { name: "Save" }).click();
  await page.getByText("Organisation saved").waitFor();
  expect((await api.get("/api/tenants/club")).body).toMatchObject({ title: "Chess club", isOpen: false });
});

it("a limit that someone else has set stays when another one is changed", async () => {
  await api.post("/api/tenants", { name: "choir", title: "Choir" });
  const { page } = await openAdmin("/admin/organisations/choir");
  const form = page.getByRole("form", { name: "Limits" });
  await form.getByLabel("People").waitFor();
  await api.put("/api/tenants/choir/limits", { limits: { people: 3 } });
  await form.getByLabel("AI tokens a month").fill("1000");
  await form.getByRole("button", { name: "Save limits" }).click();
  await page.getByText("Limits saved").waitFor();
  const { items } = (await api.get("/api/tenants/choir/limits")).body;
  const max = (feature: string) => items.find((one: { feature: string }) => one.feature === feature).max;
  expect([max("people"), max("ai_tokens")]).toEqual([3, 1000]);
});

it("the keyboard stays in a list when the row that it was on is gone", async () => {
  for (const name of ["one", "two", "three"])
    await api.post("/api/invitations", { email: `${name}@example.org`, role: "editor" });
  const { page } = await openAdmin("/admin/users");
  await page.getByRole("button", { name: "Revoke the invitation for two@example.org" }).press("Enter");
  await page.getByRole("row", { name: /two@example.org/ }).waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});

it("a price is on the page what was typed, in every currency", async () => {
  const { page } = await openAdmin("/admin/plans/new");
  const form = page.getByRole("form", { name: "New plan" });
  await form.getByLabel("Name").fill("Beograd");
  await form.getByLabel("Currency").fill("RSD");
  await form.getByLabel("Amount").fill("6000");
  await form.getByRole("button", { name: "Add plan" }).click();
  await page.getByText("“Beograd” saved").waitFor();
  const { items } = (await api.get("/api/plans")).body;
  expect(items.find(({ name }: { name: string }) => name === "Beograd").prices[0].amount).toBe(600_000);
  const html = await (await fetch(`${site.url}/pricing?currency=RSD`)).text();
  expect(html.replaceAll("\u00a0", " ")).toContain("RSD 6,000");
});
