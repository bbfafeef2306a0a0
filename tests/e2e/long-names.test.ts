import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { blockDefinitions } from "#blocks";
import { requestSession } from "./admin-session.ts";
import { useBrowser } from "./browser.ts";
import { canvas, withSession } from "./editor-sessions.ts";
import { layoutFaults, limitsAt } from "./layout-faults.ts";
import { publishForTest } from "./publish.ts";
import { startSite, type ServerProcess } from "./server-process.ts";
import { ADMIN, apiOf, signInAsAdmin } from "./signed-in-api.ts";

const { openBlank } = useBrowser();

/** As wide as a page of 1280 pixels at a zoom of 400 %. */
const WIDTH = 320;
/** An organisation's name, of usual words. */
const CLUB = "Tutoring and Mentoring Services of Greater Manchester";
const LONG = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt";

let site: ServerProcess;
let session: { name: string; value: string }[];
let coupon: string;
let home: string;

beforeAll(async () => {
  site = await startSite(ADMIN);
  const account = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
  session = await requestSession(site.url, account);
  const api = apiOf(site.url, await signInAsAdmin(site.url));
  const prices = [{ interval: "month", currency: "USD", amount: 2000 }];
  await api.post("/api/plans", { name: LONG, features: [{ text: LONG }], prices, isHighlighted: true });
  coupon = (await api.post("/api/coupons", { code: "SPRING", rules: [{ percent: 25 }] })).body.id;
  const title = { name: "title", title: "Title", type: "text", isDisplay: true, isRequired: true, isSortable: true };
  const properties = [title, { name: "long", title: LONG, type: "text" }];
  await api.post("/api/entities", { name: "courses", title: "Course", titlePlural: "Courses", properties });
  await api.post("/api/tenants/site/entities/courses/rows", { values: { title: "Latin" } });
  await api.post("/api/entities", { name: "longs", title: LONG, titlePlural: LONG, properties });
  await api.post("/api/tenants", { name: "club", title: CLUB });
  const plan = (await api.get("/api/plans")).body.items.find(({ name }: { name: string }) => name === LONG).id;
  const given = await api.post("/api/tenants/club/billing/plan", { plan, interval: "month", currency: "USD" });
  if (given.status !== 200) throw new Error(JSON.stringify(given.body));
  const invitation = { email: account.email, role: "owner" };
  const { url } = (await api.post("/api/tenants/club/invitations", invitation)).body;
  await api.post(`/api/tenant-invitations/${new URL(url).searchParams.get("invitation")}/accept`);
  home = (await api.get("/api/pages")).body.items.find(({ path }: { path: string }) => path === "/").id;
});
afterAll(() => site.stop());

async function openNarrow(path: string, width = WIDTH) {
  const opened = await openBlank({ ...withSession(session), baseURL: site.url, viewport: { width, height: 800 } });
  await opened.page.goto(path);
  return opened;
}

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const box = (part: Locator) =>
  part.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect();
    return { left, right };
  });
/** Whether a text ends in an ellipsis. */
const isCut = (part: Locator) => part.evaluate((node) => node.scrollWidth > node.clientWidth);

it("the price list of visitors stays as wide as the screen in every style", async () => {
  const styles = blockDefinitions.find(({ type }) => type === "pricing")?.styles ?? [];
  expect(styles.length).toBeGreaterThan(3);
  const blocks = styles.map((style) => ({ pricing: { style } }));
  await publishForTest("/long-plans", blocks, site.folder);
  const { page } = await openNarrow("/long-plans");
  const faults: string[] = [];
  for (const block of await page.locator("[data-block-type=pricing]").all()) {
    faults.push(...(await block.evaluate(layoutFaults, limitsAt(WIDTH))));
  }
  expect(faults).toEqual([]);
  expect(await pageWidth(page)).toBe(WIDTH);
});

it.each([
  ["where its owner changes it", "/account/organisations/club/plan"],
  ["where the site's staff gives it", "/admin/organisations/club"],
])("a plan's name breaks %s", async (_where, path) => {
  const { page } = await openNarrow(path);
  await page.getByText(LONG).first().waitFor();
  expect(await pageWidth(page)).toBe(WIDTH);
});

it("an organisation's name can be read to the end above its parts", async () => {
  const { page } = await openNarrow("/account/organisations/club/people");
  const name = page.getByRole("navigation", { name: CLUB }).getByText(CLUB);
  await name.waitFor();
  expect(await isCut(name)).toBe(false);
});

it("a plan's name in the list of plans can be read to the end", async () => {
  const { page } = await openNarrow("/admin/plans");
  const name = page.getByRole("link", { name: LONG });
  await name.waitFor();
  expect(await isCut(name)).toBe(false);
  expect(await pageWidth(page)).toBe(WIDTH);
});

it("a plan's name breaks beside its checkbox in a coupon", async () => {
  const { page } = await openNarrow(`/admin/plans/coupons/${coupon}`);
  const choice = page.getByRole("listitem", { name: "rule 1" }).getByLabel(LONG);
  await choice.waitFor();
  expect(await pageWidth(page)).toBe(WIDTH);
  const { left, right } = await box(choice);
  expect(right - left).toBeGreaterThanOrEqual(13);
});

it("what a list without rows says breaks inside the screen", async () => {
  const { page } = await openNarrow("/admin/data/longs");
  await page.getByText("No rows yet").waitFor();
  expect(await pageWidth(page)).toBe(WIDTH);
});

it("what a search without results says breaks inside the screen", async () => {
  const { page } = await openNarrow("/admin/pages");
  await page.getByRole("searchbox", { name: "Search pages" }).fill(LONG);
  await page.getByText("No page found").waitFor();
  expect(await pageWidth(page)).toBe(WIDTH);
});

it("the menu of columns is inside the screen with a long title, beside which its tick can be seen", async () => {
  const { page } = await openNarrow("/admin/data/courses");
  await page.getByRole("button", { name: "Columns" }).click();
  const menu = page.getByRole("menu");
  await menu.getByText(LONG).waitFor();
  const { left, right } = await box(menu);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(WIDTH);
  expect(await isCut(menu)).toBe(false);
  const item = menu.getByRole("menuitemcheckbox", { name: LONG });
  expect((await box(item.locator("svg"))).right).toBeLessThan(right);
});

it("what a property is and when a row was added can be read to the end", async () => {
  const { page } = await openNarrow("/admin/data/courses");
  const added = page
    .getByRole("gridcell")
    .filter({ has: page.locator("time") })
    .locator("span:has(> time)");
  await added.waitFor();
  expect(await isCut(added)).toBe(false);
  await page.goto("/admin/data/courses/properties");
  const marks = page.getByText("Text, identifies a row, required, sortable");
  await marks.waitFor();
  expect(await isCut(marks)).toBe(false);
  const tools = await box(page.getByRole("button", { name: "Remove Title", exact: true }));
  expect(tools.right).toBeLessThanOrEqual(WIDTH);
});

it("the site's shipped name is whole in the bar of the admin and in the header of its pages", async () => {
  const { page } = await openNarrow("/admin/pages");
  const own = page.getByRole("banner").getByText("Reportwell", { exact: true });
  await own.waitFor();
  expect(await isCut(own)).toBe(false);
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  expect(await isCut(page.getByRole("banner").getByText("Reportwell", { exact: true }))).toBe(false);
});

it("the canvas of a phone says of the header that it is shared, unless its tools are there", async () => {
  const { page } = await openNarrow(`/admin/pages/${home}/edit`, 390);
  const note = canvas(page).locator("[data-block-type=header]").getByText("Shared with every page");
  await note.waitFor();
  expect(await isCut(note)).toBe(false);
});

it("a panel of the editor keeps the grey lines of what is being loaded off its edges", async () => {
  const { page } = await openBlank({ ...withSession(session), baseURL: site.url });
  await page.route("**/OutlinePanel*.js", () => {});
  await page.goto(`/admin/pages/${home}/edit`);
  await page.getByRole("button", { name: "Outline" }).click();
  const panel = page.getByRole("region", { name: "Outline" });
  const lines = await box(panel.getByRole("status"));
  const { left, right } = await box(panel);
  expect(lines.left - left).toBeGreaterThanOrEqual(8);
  expect(right - lines.right).toBeGreaterThanOrEqual(8);
});

it("the editor's title and a card's value have room where texts are half as large again", async () => {
  const { page } = await openNarrow("/admin/users", 260);
  const email = page.getByRole("cell", { name: ADMIN.ADMIN_EMAIL }).locator("div");
  expect(await email.evaluate((node) => node.clientWidth)).toBeGreaterThan(90);
  await page.goto(`/admin/pages/${home}/edit`);
  const title = page.getByRole("heading", { level: 1 });
  expect(await title.evaluate((node) => node.clientWidth)).toBeGreaterThan(70);
});
