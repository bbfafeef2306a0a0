import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, goToPage, inToast, makePage, operate, visit } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { waitForFocus } from "./focus.ts";
import { publish } from "./publish.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();
const HERO = { hero: { style: "text", headline: "A page of the tests" } };

/** @param prepare what happens before the list is opened. */
async function openPages(query = "", prepare?: (page: Page) => Promise<unknown>) {
  const opened = await openKept(asAdmin({ reducedMotion: "reduce" }));
  await prepare?.(opened.page);
  // What a page has of the list already may be older than that.
  await (prepare ? opened.page.goto("/admin/pages") : opened.go(`/admin/pages${query}`));
  // By its attributes: an open dialog hides it from assistive technology.
  await opened.page.locator('[role="table"][aria-label="Pages"]').waitFor();
  return opened;
}

async function makePublished(page: Page, path: string): Promise<void> {
  const id = await makePage(page, path, [HERO]);
  await ask(page, "POST", `/api/pages/${id}/publish`);
}

const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

describe("the list of pages", () => {
  it("makes a page from a template, with an address made of its title, opens its editor, and publishes it", async () => {
    const { page, problems } = await openPages();
    await page.getByRole("button", { name: "Create page" }).click();
    const dialog = page.getByRole("dialog", { name: "Create page" });
    await dialog.getByLabel("Title", { exact: true }).fill("Preise für Schulen");
    expect(await dialog.getByLabel("Address", { exact: true }).inputValue()).toBe("/preise-fur-schulen");
    await dialog.getByRole("radio", { name: "Pricing Page" }).check();
    await dialog.getByRole("button", { name: "Create page" }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Preise für Schulen");
    await page.frameLocator("iframe[title=Page]").locator('[data-block-type="pricing"]').waitFor();
    await page.getByRole("link", { name: "Back to the page’s settings" }).click();
    await page.getByRole("list", { name: "Blocks" }).getByText("Pricing", { exact: true }).click();
    await page.getByRole("dialog", { name: "Edit Pricing" }).waitFor();
    await page.getByRole("link", { name: "Back to the page’s settings" }).click();
    expect((await visit("/preise-fur-schulen")).status).toBe(404);
    await publish(page);
    expect((await visit("/preise-fur-schulen")).html).toContain("<title>Preise für Schulen</title>");
    await page.getByRole("main").getByText("Published", { exact: true }).waitFor();
    expect(problems).toEqual([]);
  });

  it("says at the field why no page can have an address, while it is typed", async () => {
    const { page, problems } = await openPages("?create");
    const address = page.getByLabel("Address", { exact: true });
    for (const [path, fault] of [
      ["/admin/x", /belongs to the system/],
      ["/pricing", /Another page is at \/pricing/],
      ["/Upper", /Upper: a path begins/],
      ["no-slash", /no-slash: a path begins/],
    ] as const) {
      await address.fill(path);
      await page.getByText(fault).waitFor();
      expect(await address.getAttribute("aria-invalid")).toBe("true");
    }
    await address.fill("/free-address");
    await expect.poll(() => address.getAttribute("aria-invalid")).toBeNull();
    expect(problems).toEqual([]);
  });

  it("looks for pages at the same address only in the language that is chosen", async () => {
    const { page } = await openPages("?create");
    const address = page.getByLabel("Address", { exact: true });
    await address.fill("/pricing");
    await page.getByText(/Another page is at \/pricing/).waitFor();
    await page.getByLabel("Language").selectOption("Spanish");
    await expect.poll(() => address.getAttribute("aria-invalid")).toBeNull();
  });

  it("takes blocks from a file, and names the place of a fault in it", async () => {
    const { page } = await openPages("?create");
    const file = (text: string) => ({ name: "blocks.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await page.getByLabel("Title", { exact: true }).fill("From a file");
    await page.getByRole("radio", { name: "Import blocks.json" }).check();
    const input = page.locator('input[type="file"]');
    await input.setInputFiles(file('[{"hero": }]'));
    await page.getByText(/blocks.json isn.t valid JSON/).waitFor();
    await input.setInputFiles(file(JSON.stringify([HERO, { hero: { headline: 5 } }])));
    await page.getByText("blocks.json: 2 blocks").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Create page" }).click();
    await page.getByText(/Block 2, hero › headline:/).waitFor();
    await input.setInputFiles(file(JSON.stringify([HERO])));
    await page.getByText(/Block 2, hero › headline:/).waitFor({ state: "detached" });
    await page.getByRole("dialog").getByRole("button", { name: "Create page" }).click();
    await page.frameLocator("iframe[title=Page]").getByRole("heading", { name: "A page of the tests" }).waitFor();
    expect(page.url()).toMatch(/\/edit$/);
  });

  it("duplicates a page with what its draft holds", async () => {
    const { page } = await openPages("", (api) => makePage(api, "/e2e-original", [HERO]));
    await choose(page, "Test /e2e-original", "Duplicate");
    const dialog = page.getByRole("dialog", { name: "Duplicate page" });
    expect(await dialog.getByLabel("Title", { exact: true }).inputValue()).toBe("Copy of Test /e2e-original");
    const address = dialog.getByLabel("Address", { exact: true });
    expect(await address.inputValue()).toBe("/e2e-original-copy");
    await dialog.getByLabel("Language").selectOption("Spanish");
    expect(await address.inputValue()).toBe("/e2e-original");
    await dialog.getByLabel("Language").selectOption("English");
    expect(await address.inputValue()).toBe("/e2e-original-copy");
    await dialog.getByRole("button", { name: "Duplicate" }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Copy of Test /e2e-original");
    await page.frameLocator("iframe[title=Page]").getByRole("heading", { name: "A page of the tests" }).waitFor();
  });

  it("renames and moves a page; its old address leads visitors to the new one", async () => {
    const { page } = await openPages("", (api) => makePublished(api, "/e2e-before"));
    await choose(page, "Test /e2e-before", "Rename");
    await page.getByLabel("Title", { exact: true }).fill("A better name");
    await page.getByRole("button", { name: "Rename" }).click();
    await row(page, "A better name").waitFor();
    await choose(page, "A better name", "Change address");
    await page.getByLabel("Address", { exact: true }).fill("/e2e-after");
    await page.getByRole("dialog").getByRole("button", { name: "Change address" }).click();
    await row(page, "/e2e-after").waitFor();
    const undo = inToast(page, /Moved to \/e2e-after/, "Undo");
    await undo.hover();
    expect(await visit("/e2e-before")).toMatchObject({ status: 301, location: "/e2e-after" });
    expect((await visit("/e2e-after")).status).toBe(200);
    await undo.click();
    await expect.poll(async () => (await visit("/e2e-before")).status).toBe(200);
  });

  it("archives a page without asking, and takes that back", async () => {
    const { page, problems } = await openPages("", (api) => makePublished(api, "/e2e-archive"));
    await choose(page, "Test /e2e-archive", "Archive");
    const undo = inToast(page, /archived/, "Undo");
    await undo.hover();
    await expect.poll(() => row(page, "/e2e-archive").count()).toBe(0);
    expect((await visit("/e2e-archive")).status).toBe(404);
    await page.getByLabel("Status").selectOption("Archived");
    await row(page, "/e2e-archive").waitFor();
    await undo.click();
    await expect.poll(async () => (await visit("/e2e-archive")).status).toBe(200);
    await expect.poll(() => row(page, "/e2e-archive").count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it("offers nothing that can't be done to an archived page", async () => {
    const { page, go } = await openKept(asAdmin({ reducedMotion: "reduce" }));
    const id = await makePage(page, "/e2e-archived", [HERO]);
    const change = page.getByRole("button", { name: "Import blocks.json" });
    await goToPage(page, id, "content", go);
    await change.waitFor();
    await ask(page, "POST", `/api/pages/${id}/archive`);
    await goToPage(page, id, "content");
    await page.getByRole("list", { name: "Blocks" }).waitFor();
    expect(await change.count()).toBe(0);
    expect(await page.getByRole("link", { name: "Edit page" }).count()).toBe(0);
    await page.getByRole("tab", { name: "Search & sharing" }).click();
    expect(await page.getByRole("textbox", { name: "Title", exact: true }).isEditable()).toBe(false);
  });

  it("downloads a page's blocks as blocks.json, and says when there are none", async () => {
    const { page } = await openPages("", async (api) => {
      await makePage(api, "/e2e-file", [HERO]);
      await makePage(api, "/e2e-no-file", []);
    });
    const downloading = page.waitForEvent("download");
    await choose(page, "Test /e2e-file", "Download blocks.json");
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("blocks.json");
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk);
    expect(JSON.parse(Buffer.concat(chunks).toString())).toEqual([HERO]);
    await choose(page, "Test /e2e-no-file", "Download blocks.json");
    await page.getByRole("alert").getByText("No blocks to download").waitFor();
  });

  it("finds pages by title, address and status, and says when there are none", async () => {
    const { page } = await openPages("", (api) => makePage(api, "/e2e-findable", []));
    const rows = () => page.getByRole("table", { name: "Pages" }).getByRole("row").count();
    await page.getByLabel("Search pages").fill("E2E-FINDABLE");
    await expect.poll(rows).toBe(2);
    await page.getByLabel("Status").selectOption("Published");
    await page.getByText("No page found").waitFor();
    await page.getByRole("button", { name: "Show all pages" }).click();
    await expect.poll(rows).toBeGreaterThan(2);
    expect(await page.getByLabel("Search pages").inputValue()).toBe("");
    await page.getByLabel("Search pages").pressSequentially("privacy", { delay: 120 });
    await expect.poll(rows).toBe(2);
  });

  it("searches with the status that is chosen before the typing has come to an end", async () => {
    const { page } = await openPages();
    await page.getByLabel("Search pages").fill("privacy");
    await page.getByLabel("Status").selectOption("Published");
    await page.waitForURL(/search=privacy/);
    await expect.poll(() => new URL(page.url()).searchParams.get("status")).toBe("published");
    expect(page.url()).toContain("search=privacy");
  });

  it("leads to the header and footer that all pages share, which has no address", async () => {
    const { page } = await openPages();
    await page.getByRole("link", { name: /Shared header and footer/ }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Shared header and footer");
    await expect.poll(() => page.getByRole("tab").allTextContents()).toEqual(["Content", "Problems", "History"]);
    await page.getByRole("button", { name: "More actions" }).click();
    expect(await page.getByRole("menuitem").allTextContents()).toEqual(["Download blocks.json"]);
  });

  it("is used with the keyboard alone, from the palette to a published page", async () => {
    const { page, problems } = await openPages();
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press("Control+k");
    await waitForFocus(page.getByRole("combobox"));
    await page.keyboard.type("create page");
    await page.getByRole("option", { name: "Create page", selected: true }).waitFor();
    await press("Enter");
    await page.getByRole("dialog", { name: "Create page" }).waitFor();
    await waitForFocus(page.getByLabel("Title", { exact: true }));
    await page.keyboard.type("By keyboard");
    await page.getByRole("radio", { name: "Empty" }).waitFor();
    const isAtTemplates = () => page.evaluate(() => document.activeElement?.getAttribute("type") === "radio");
    for (let count = 0; count < 30 && !(await isAtTemplates()); count += 1) await press("Tab");
    await press("ArrowUp");
    await expect.poll(() => page.getByRole("radio", { name: "Empty" }).isChecked()).toBe(true);
    await press("Enter");
    await expect.poll(() => heading(page).textContent()).toBe("By keyboard");
    await waitForFocus(heading(page));
    await press("Shift+Tab", "Enter");
    await page.getByRole("tab", { name: "Content" }).waitFor();
    await waitForFocus(heading(page));
    const tabTo = async (name: string) => {
      for (let count = 0; count < 20; count += 1) {
        await press("Tab");
        if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === name) return;
      }
      throw new Error(`Tab never reaches ${name}`);
    };
    await tabTo("Publish");
    await press("Enter");
    const dialog = page.getByRole("dialog", { name: "Publish page" });
    await dialog.getByRole("region", { name: "What changes for visitors" }).waitFor();
    await waitForFocus(dialog.getByRole("button", { name: "Publish", exact: true }));
    await press("Enter");
    await page.getByText("Published. Visitors see it now.").waitFor();
    await waitForFocus(page.getByRole("button", { name: "Publish", exact: true }));
    await tabTo("Content");
    await press("ArrowRight");
    await waitForFocus(page.getByRole("tab", { name: "Search & sharing" }));
    const title = page.getByLabel("Title", { exact: true });
    await title.waitFor();
    await press("Tab", "Tab");
    expect(await title.evaluate((one) => one === document.activeElement)).toBe(true);
    await press("End");
    await page.keyboard.type(" only");
    await press("Tab");
    await page.getByRole("main").getByText("Changed since publishing").waitFor();
    expect(problems).toEqual([]);
  });
});

describe("the screens of pages", () => {
  it.each([1440, 390])("keep every rule of accessibility at %i px, light and dark", async (width) => {
    const { page, go } = await openKept(asAdmin({ viewport: { width, height: 900 }, reducedMotion: "reduce" }));
    const id = await makePage(page, `/e2e-axe-${width}`, [HERO]);
    await ask(page, "POST", `/api/pages/${id}/publish`);
    await operate(page, id, [{ type: "setMeta", name: "og:type", value: "article" }]);
    const waits: [string, string][] = [
      [`/admin/pages`, "Shared header and footer"],
      [`/admin/pages?create`, "Begin with"],
      [`/admin/pages/${id}`, "1 block"],
      [`/admin/pages/${id}?tab=search`, "In search results"],
      [`/admin/pages/${id}?tab=problems`, "Worth a look"],
      [`/admin/pages/${id}?tab=history`, "First version"],
      [`/admin/pages/${id}?tab=links`, "No link at the moment"],
      [`/admin/pages/${id}?tab=address`, "redirect to the new one"],
    ];
    const found: string[] = [];
    for (const [path, text] of waits) {
      await go(path);
      await page.getByText(text).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      found.push(...(await faults(page)).map((fault) => `${path} ${fault}`));
    }
    expect(found).toEqual([]);
  });
});
