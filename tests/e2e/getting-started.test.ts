import { expect, it } from "vitest";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { withSession } from "./editor-sessions.ts";
import { useOwnSite } from "./own-site.ts";

const { open } = useBrowser();
const own = useOwnSite();
const LIST = { name: "Getting started" } as const;

async function openAdmin(path: string, width = 1440) {
  const viewport = { width, height: 900 };
  const opened = await open(`${own.site.url}${path}`, { ...withSession(own.session), viewport });
  return { ...opened, list: opened.page.getByRole("region", LIST) };
}

it.each([1440, 390])("a new site says at %i px what it still needs", async (width) => {
  const { page, list, problems } = await openAdmin("/admin", width);
  await list.getByText("0 of 6 done").waitFor();
  await page.getByRole("link", { name: /^Privacy policy/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(await faults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

it("a step leads to where it is done, and is done once it is", async () => {
  const { page, list, problems } = await openAdmin("/admin/pages");
  await list.getByRole("link", { name: "Name your site" }).click();
  const name = page.getByLabel("Site name");
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  await name.fill("Lernwerk");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved. Every page shows it now.").waitFor();
  await page.getByRole("link", { name: "Pages", exact: true }).click();
  await list.getByText("1 of 6 done").waitFor();
  await list.getByRole("link", { name: "Name your site (done)" }).waitFor();
  await list.getByRole("link", { name: "Add your logo and colours" }).click();
  const logo = page.locator('[data-setting="logo"]');
  await expect.poll(() => logo.evaluate((field) => field.contains(document.activeElement))).toBe(true);
  await expect.poll(() => logo.evaluate((field) => field.getBoundingClientRect().top)).toBeLessThan(900);
  await page.goBack();
  await list.getByRole("link", { name: "Invite a colleague" }).click();
  await page.getByRole("dialog", { name: "Invite someone" }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => new URL(page.url()).search).toBe("");
  await page.goBack();
  await list.getByRole("link", { name: "Publish your own home page" }).click();
  await page.waitForURL("**/edit");
  expect(problems).toEqual([]);
});

it("the list can be hidden, which can be undone", async () => {
  const { page, list } = await openAdmin("/admin/pages");
  await list.getByRole("button", { name: "Hide “Getting started”" }).click();
  await expect.poll(() => list.count()).toBe(0);
  const heading = page.getByRole("heading", { level: 1, name: "Pages" });
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.getByRole("button", { name: "Undo" }).click();
  await list.waitFor();
  await list.getByRole("button", { name: "Hide “Getting started”" }).click();
  await expect.poll(() => list.count()).toBe(0);
  await page.reload();
  await page.getByRole("link", { name: /^Privacy policy/ }).waitFor();
  expect(await list.count()).toBe(0);
});
