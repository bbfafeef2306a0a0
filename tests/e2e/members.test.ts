import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startMailServer } from "../smtp.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { waitForFocus } from "./focus.ts";
import { startSite, type ServerProcess } from "./server-process.ts";
import { ADMIN, apiOf, signInAsAdmin, type Api } from "./signed-in-api.ts";

const { open } = useBrowser();
const PASSWORD = "a quiet meadow in spring";
const ROWS = (tenant: string) => `/api/tenants/${tenant}/entities/courses/rows`;

let site: ServerProcess;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let api: Api;

/** @returns the link of the newest email to an address. */
function linkTo(email: string): string {
  const mail = mails.taken.findLast(({ to }) => to.includes(email));
  const text = (mail?.raw ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
  const path = /\/account\/join\?invitation=[\w-]+/.exec(text)?.[0];
  if (!path) throw new Error(`No invitation went to ${email}`);
  return site.url + path;
}

beforeAll(async () => {
  mails = await startMailServer();
  site = await startSite({ ...ADMIN, SMTP_URL: mails.url });
  api = apiOf(site.url, await signInAsAdmin(site.url));
  const properties = [
    { name: "title", title: "Title", type: "text", isDisplay: true },
    { name: "notes", title: "Notes", type: "longText" },
    { name: "photo", title: "Photo", type: "image" },
  ];
  const entity = { name: "courses", title: "Course", titlePlural: "Courses", properties, members: { edit: true } };
  await api.post("/api/entities", entity);
  await api.post("/api/entities", { ...entity, name: "rooms", titlePlural: "Rooms", members: { read: true } });
  await api.post("/api/entities", { ...entity, name: "salaries", titlePlural: "Salaries", members: undefined });
  for (const [name, title] of [
    ["club", "Chess club"],
    ["others", "The others"],
  ]) {
    await api.post("/api/tenants", { name, title });
    await api.post(ROWS(name ?? ""), { values: { title: `A course of ${title}` } });
    const room = { values: { title: `A room of ${title}`, notes: "Second floor" } };
    await api.post(ROWS(name ?? "").replace("courses", "rooms"), room);
  }
  await api.post("/api/tenants/club/invitations", { email: "olga@example.org", role: "owner" });
});

afterAll(async () => {
  await site.stop();
  await mails.stop();
});

async function typeInto(page: Page, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(text);
  }
}

/** Joins by the link of an email, with a new account. */
async function join(email: string, name: string): Promise<{ page: Page; problems: string[] }> {
  const opened = await open(linkTo(email));
  await opened.page.getByRole("heading", { name: "Join Chess club" }).waitFor();
  await typeInto(opened.page, { Name: name, Password: PASSWORD });
  await opened.page.keyboard.press("Enter");
  await opened.page.waitForURL(/\/account\/organisations\/club/);
  return opened;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

it("an owner invites someone, who sees and edits the organisation's rows only, until the role is taken away", async () => {
  const owner = await join("olga@example.org", "Olga Owner");
  await owner.page.getByRole("link", { name: "People" }).click();
  await heading(owner.page, "People");
  await owner.page.getByRole("button", { name: "Invite someone" }).press("Enter");
  await waitForFocus(owner.page.getByLabel("Email"));
  await owner.page.keyboard.type("max@example.org");
  await owner.page.keyboard.press("Enter");
  await owner.page.getByRole("dialog", { name: "The invitation is on its way" }).waitFor();
  await owner.page.getByRole("button", { name: "Done" }).click();
  const invitations = owner.page.getByRole("table", { name: "Pending invitations" });
  expect(await invitations.getByRole("row", { name: /max@example.org/ }).innerText()).toContain("Member");
  expect(await faults(owner.page)).toEqual([]);

  const member = await join("max@example.org", "Max Member");
  await heading(member.page, "Data");
  const lists = member.page.getByRole("table", { name: "Data" });
  await lists.getByRole("link", { name: /Courses/ }).waitFor();
  expect(await lists.getByRole("link").count()).toBe(2);
  expect(await faults(member.page)).toEqual([]);
  await lists.getByRole("link", { name: /Rooms/ }).press("Enter");
  await member.page.getByRole("button", { name: "Actions for A room of Chess club" }).press("Enter");
  await member.page.getByRole("menuitem", { name: "Open" }).press("Enter");
  await member.page.getByRole("dialog").getByText("Second floor").waitFor();
  expect(await member.page.getByRole("button", { name: /Save|New row|Bin/ }).count()).toBe(0);
  expect(await faults(member.page)).toEqual([]);
  await member.page.keyboard.press("Escape");
  await member.page.getByRole("link", { name: "Data" }).first().click();
  await lists.getByRole("link", { name: /Courses/ }).press("Enter");
  // Rows are laid out in the first frame, after their grid is there.
  const cell = member.page.getByRole("gridcell", { name: "A course of Chess club", exact: true });
  await cell.waitFor();
  expect(await member.page.getByText("The others").count()).toBe(0);
  expect(await faults(member.page)).toEqual([]);
  await cell.dblclick();
  await waitForFocus(member.page.getByRole("textbox", { name: "Title of A course of Chess club" }));
  await member.page.keyboard.type("Openings");
  await member.page.keyboard.press("Enter");
  await expect.poll(async () => (await api.get(ROWS("club"))).body.items[0].values.title).toBe("Openings");
  expect((await api.get(ROWS("others"))).body.items[0].values.title).toBe("A course of The others");

  await member.page.getByRole("button", { name: "New row" }).click();
  await member.page.getByRole("dialog").getByLabel(/Title/).fill("Endgames");
  const file = member.page.getByLabel("File for Photo");
  await file.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
  await member.page.getByRole("dialog").getByText("This file isn’t a picture").waitFor();
  const background = { r: 20, g: 90, b: 90 };
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } }).png();
  await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: await picture.toBuffer() });
  const photo = member.page.getByLabel("Address of Photo");
  await expect.poll(() => photo.inputValue()).toMatch(/^\/media\/[0-9a-f]{64}\.png$/);
  await member.page.getByRole("dialog").getByRole("img", { includeHidden: true }).first().waitFor();
  expect(await faults(member.page)).toEqual([]);
  await owner.page.reload();
  await owner.page.getByRole("button", { name: "Change Max Member" }).click();
  await owner.page.getByRole("menuitem", { name: "Remove" }).click();
  await owner.page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await owner.page.getByText("Max Member removed").waitFor();
  await member.page.getByRole("button", { name: "Add row" }).click();
  await member.page.getByRole("dialog").getByText("You don’t belong to this organisation").waitFor();
  expect(await member.page.getByRole("dialog").getByLabel(/Title/).inputValue()).toBe("Endgames");
  expect((await api.get(ROWS("club"))).body.items).toHaveLength(1);
  await member.page.reload();
  await member.page.getByText("You don’t belong to this organisation").waitFor();
  await member.page.getByRole("link", { name: "Your organisations" }).click();
  await member.page.getByText("You don’t belong to an organisation").waitFor();

  await owner.page.getByRole("button", { name: "Invite someone" }).click();
  await owner.page.getByLabel("Email").fill("max@example.org");
  await owner.page.getByLabel("Email").press("Enter");
  await owner.page.getByRole("dialog", { name: "The invitation is on its way" }).waitFor();
  const link = linkTo("max@example.org");
  await owner.page.goto(link);
  await owner.page
    .getByText("This invitation is for max@example.org. You are signed in as olga@example.org.")
    .waitFor();
  expect(await faults(owner.page)).toEqual([]);
  const stranger = await open(link);
  await stranger.page.getByRole("link", { name: "Sign in" }).click();
  await stranger.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await stranger.page.getByLabel("Password", { exact: true }).press("Enter");
  await stranger.page.getByRole("button", { name: "Join as Max Member" }).click();
  await heading(stranger.page, "Data");
  await member.page.goto(link);
  await heading(member.page, "This invitation can’t be used");
  expect(owner.problems).toEqual([]);
});

it("signing in leads members to their account, and back to where they were asked to", async () => {
  const { page } = await open(`${site.url}/account/organisations/club/settings`);
  await page.waitForURL(/\/sign-in/);
  await typeInto(page, { Email: "olga@example.org", Password: PASSWORD });
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/account\/organisations\/club\/settings/);
  await heading(page, "Organisation");
  await page.getByLabel("Name of the organisation").fill("Chess and Go club");
  await page.getByRole("button", { name: "Save name" }).click();
  await page.getByRole("navigation", { name: "Chess and Go club" }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.goto(`${site.url}/admin`);
  // The only organisation opens by itself, and the focus moves to its heading, which closes a menu.
  await page.waitForURL(/\/account\/organisations\/club\/data/);
  await heading(page, "Data");
  await page.getByRole("button", { name: /^Account: Olga Owner/ }).click();
  await page.getByRole("menuitem", { name: "Profile" }).click();
  await heading(page, "Profile");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/account/organisations/club/people`);
  await page.getByRole("table", { name: "People" }).waitFor();
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.goto(`${site.url}/sign-in`);
  await page.waitForURL(/\/account/);
});

it("an admin adds an organisation, opens it to visitors and limits its people", async () => {
  const { page, problems } = await open(`${site.url}/sign-in?next=/admin/organisations`);
  await typeInto(page, { Email: ADMIN.ADMIN_EMAIL, Password: ADMIN.ADMIN_PASSWORD });
  await page.keyboard.press("Enter");
  await heading(page, "Organisations");
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Add organisation" }).click();
  const name = page.getByRole("dialog").getByLabel("Name", { exact: true });
  await name.fill("North School");
  await name.press("Enter");
  await heading(page, "North School");
  await page.getByLabel("Open to visitors").click();
  await page.getByRole("form", { name: "Organisation" }).getByRole("button", { name: "Save" }).click();
  await page.getByText("Organisation saved").waitFor();
  await page
    .getByRole("form", { name: "Limits" })
    .getByLabel(/^People/)
    .fill("many");
  await page.getByRole("button", { name: "Save limits" }).click();
  await page.getByText("Enter a whole number, or leave it empty").waitFor();
  await waitForFocus(page.getByRole("form", { name: "Limits" }).getByLabel(/^People/));
  await page
    .getByRole("form", { name: "Limits" })
    .getByLabel(/^People/)
    .fill("25");
  await page.getByRole("button", { name: "Save limits" }).click();
  await page.getByText("Limits saved").waitFor();
  expect(await faults(page)).toEqual([]);
  expect((await api.get("/api/tenants/north-school")).body).toMatchObject({ title: "North School", isOpen: true });
  const limits = page.getByRole("form", { name: "Limits" });
  // Sites may have hundreds of entities: each gets a field once it is limited.
  expect(await limits.getByLabel(/^Rooms/).count()).toBe(0);
  await limits.getByLabel("Limit something else").fill("room");
  await page.getByRole("option", { name: "Rooms" }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await waitForFocus(limits.getByLabel(/^Rooms/));
  await page.keyboard.type("7");
  await page.getByRole("button", { name: "Save limits" }).click();
  const stored = async () => (await api.get("/api/tenants/north-school/limits")).body.items;
  await expect.poll(stored).toContainEqual(expect.objectContaining({ title: "Rooms", max: 7 }));
  expect((await stored())[0]).toEqual({ feature: "people", title: "People", used: 0, max: 25, planMax: null });

  const account = page.getByRole("button", { name: /^Admin/ });
  await account.click();
  expect(await page.getByRole("menuitem").allInnerTexts()).not.toContain("Your organisations");
  await page.keyboard.press("Escape");
  for (const tenant of ["north-school", "club"]) {
    const invited = await api.post(`/api/tenants/${tenant}/invitations`, { email: ADMIN.ADMIN_EMAIL, role: "manager" });
    await api.post(`/api/tenant-invitations/${new URL(invited.body.url).searchParams.get("invitation")}/accept`);
  }
  await page.reload();
  await account.click();
  await page.getByRole("menuitem", { name: "Your organisations" }).click();
  await heading(page, "Your organisations");
  await page.getByRole("link", { name: "North School" }).waitFor();
  expect(problems).toEqual([]);
});

it("an admin deletes an organisation once its name has been typed", async () => {
  await api.post("/api/tenants", { name: "south-school", title: "South School" });
  const { page, problems } = await open(`${site.url}/sign-in?next=/admin/organisations/south-school`);
  await typeInto(page, { Email: ADMIN.ADMIN_EMAIL, Password: ADMIN.ADMIN_PASSWORD });
  await page.keyboard.press("Enter");
  await heading(page, "South School");
  await page.getByRole("button", { name: "Delete organisation" }).click();
  const typed = page.getByRole("dialog").getByLabel("Type the name to confirm");
  await waitForFocus(typed);
  await page.keyboard.type("North School");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByText("Type South School").waitFor();
  expect(await faults(page)).toEqual([]);
  await typed.fill("south school");
  await page.keyboard.press("Enter");
  await page.getByText("South School deleted").waitFor();
  await heading(page, "Organisations");
  await page.getByRole("link", { name: /^Chess/ }).waitFor();
  expect(await page.getByRole("link", { name: /^South School/ }).count()).toBe(0);
  expect(await api.get("/api/tenants/south-school")).toMatchObject({ status: 404 });
  await page.goto(`${site.url}/admin/organisations/site`);
  await page.getByRole("form", { name: "Limits" }).waitFor();
  expect(await page.getByRole("button", { name: "Delete organisation" }).count()).toBe(0);
  expect(problems).toEqual([]);
});
