import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { ask, makePage, operate } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { openEditor } from "./editor-verbs.ts";
import { canvas, goToEditor, headlines, TWO, typeBehind, waitForState } from "./editor-sessions.ts";
import { waitForQuiet } from "./loading.ts";
import { asAdmin } from "./sign-in.ts";

const { open, openBlank } = useBrowser();
/** A browser that has none of the code yet. */
const openAdmin = () => openBlank(asAdmin({ reducedMotion: "reduce" }));

const SCRIPTS = /\/assets\/.*\.js$/;

const goOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("online")));

/** Has every script that is asked for from now on fail. @returns lets them through again. */
async function loseScripts(page: Page, which: RegExp): Promise<() => Promise<void>> {
  let isLost = false;
  await page.route(which, async (route) => {
    isLost = true;
    await route.abort();
  });
  return async () => {
    await expect.poll(() => isLost).toBe(true);
    await page.unroute(which);
  };
}

describe("code of the admin that didn't arrive", () => {
  it("of a screen, in a moment without connection, comes by itself once there is one", async () => {
    const { page } = await open("/admin/profile", asAdmin());
    await page.getByRole("heading", { name: "Profile" }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole("link", { name: "Leads" }).click();
    const alert = page.getByRole("alert");
    await alert.getByText("Check your connection").waitFor();
    const failed = page.waitForEvent("requestfailed");
    await alert.getByRole("button", { name: "Try again" }).click();
    await failed;
    await alert.getByText("Check your connection").waitFor();
    await page.context().setOffline(false);
    await page.getByRole("heading", { name: "Leads" }).waitFor();
    await expect.poll(() => alert.count()).toBe(0);
  });

  it("isn't what says that something couldn't be done", async () => {
    const { page, go } = await openAdmin();
    await makePage(page, "/e2e-told-offline");
    await go("/admin/pages?search=e2e-told-offline");
    await page.getByRole("button", { name: "Actions for Test /e2e-told-offline" }).click();
    const archive = page.getByRole("menuitem", { name: "Archive" });
    await archive.waitFor();
    await waitForQuiet(page);
    await page.context().setOffline(true);
    await archive.click();
    await expect
      .poll(() => page.locator("[data-sonner-toast]").allInnerTexts())
      .toEqual([expect.stringContaining("The server can’t be reached.")]);
  });

  it("that a screen shares with others comes by itself once it can be loaded", async () => {
    const { page } = await open("/admin/profile", asAdmin());
    await page.getByRole("heading", { name: "Profile" }).waitFor();
    const restore = await loseScripts(page, /use-submission-query-/);
    await page.getByRole("link", { name: "Leads" }).click();
    const alert = page.getByRole("alert");
    await alert.waitFor();
    await restore();
    await goOnline(page);
    await page.getByRole("heading", { name: "Leads" }).waitFor();
    await page.getByRole("link", { name: "Subscribers" }).click();
    await page.getByRole("heading", { name: "Subscribers" }).waitFor();
    await expect.poll(() => alert.count()).toBe(0);
  });

  it("because a newer version took it away asks for a reload, which keeps what was typed", async () => {
    const { page } = await openAdmin();
    const id = await makePage(page, "/lost-chunks", TWO);
    await page.route(/ShortcutsDialog-/, (route) => route.fulfill({ status: 404, body: "" }));
    await goToEditor(page, id);
    await page.context().setOffline(true);
    await typeBehind(page, "First", " kept");
    await page.getByRole("button", { name: "Outline" }).click();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    const alert = page.getByRole("alert").filter({ hasText: "There may be a newer version" });
    await alert.waitFor();
    await page.unroute(/ShortcutsDialog-/);
    await alert.getByRole("button", { name: "Reload" }).click();
    await canvas(page).getByRole("heading", { name: "First kept" }).waitFor();
    await waitForState(page, "Saved");
    await expect.poll(() => headlines(page, id)).toEqual(["First kept", "Second"]);
  });

  it("of a block's tools is said once, outside the page, and all of it comes once it can be loaded", async () => {
    const { page } = await openAdmin();
    const hero = { style: "rightImage", headline: "First", image: "/landing/logo.svg" };
    const id = await makePage(page, "/lost-tools", [{ hero }]);
    const parts = ["Grip", "PictureTools"];
    const lost = new Set<string | undefined>();
    page.on("requestfailed", (request) => lost.add(parts.find((part) => request.url().includes(`/${part}-`))));
    const restore = await loseScripts(page, /\/(?:Grip|PictureTools)-/);
    await goToEditor(page, id);
    const stop = (name: string) => canvas(page).getByRole("button", { name }).focus();
    await stop("Hero, 1 of 1");
    await expect.poll(() => parts.every((part) => lost.has(part))).toBe(true);
    const alerts = [page, canvas(page)].map((place) => place.getByRole("alert"));
    await expect.poll(() => Promise.all(alerts.map((alert) => alert.count()))).toEqual([1, 0]);
    await restore();
    await goOnline(page);
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
    await stop("Picture 1 of 1");
  });

  it("isn't what decides about people's work: that comes at the first sign of use, before a change", async () => {
    const { page } = await openAdmin();
    const id = await makePage(page, "/lost-dialogs", TWO);
    await goToEditor(page, id);
    await waitForQuiet(page, () => page.mouse.move(200, 20));
    await page.route(SCRIPTS, (route) => route.abort());
    await page.context().setOffline(true);
    await typeBehind(page, "First", " mine");
    const other = await openAdmin();
    const { body } = await ask(other.page, "GET", `/api/pages/${id}/draft`);
    const { key } = body.page.blocks[0];
    await operate(other.page, id, [{ type: "set", key, path: ["hero", "headline"], value: "Theirs" }]);
    await page.context().setOffline(false);
    const dialog = page.getByRole("dialog", { name: "Two versions of this field" });
    await dialog.getByRole("button", { name: "Keep mine" }).click();
    await waitForState(page, "Saved");
    expect(await page.getByText("Check your connection").count()).toBe(0);
  });

  it("is downloaded once, although it is fetched before it is imported", async () => {
    const { page } = await openEditor(openBlank, []);
    await page.getByRole("button", { name: "Keyboard shortcuts" }).press("Enter");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    const downloads = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .flatMap((entry) => (entry instanceof PerformanceResourceTiming && entry.transferSize > 300 ? entry.name : []))
        .filter((name) => name.includes("/assets/") && name.endsWith(".js")),
    );
    expect(downloads.filter((name) => name.includes("ShortcutsDialog-"))).toHaveLength(1);
    expect(downloads).toEqual([...new Set(downloads)]);
  });
});

describe("a page's own code that didn't arrive comes once there is a connection", () => {
  it.each([
    ["an enhancement", /carousel\.enhance-/, "/blocks/gallery", "[data-enhance=carousel][data-ready]"],
    ["an island", /RoiCalculator\.island-/, "/blocks/roiCalculator", "[data-island][data-hydrated]"],
    ["what an island needs", /mount-island/, "/blocks/roiCalculator", "[data-island][data-hydrated]"],
    ["a stylesheet", /language-hint-.*\.css/, "/", ".language-hint"],
  ])("%s", async (_name, file, path, alive) => {
    const { page } = await openBlank({ locale: "es-ES" });
    const restore = await loseScripts(page, file);
    await page.goto(new URL(path, inject("siteUrl")).href);
    await page.locator("[data-enhance=carousel], [data-island], main").first().scrollIntoViewIfNeeded();
    await restore();
    expect(await page.locator(alive).count()).toBe(0);
    await goOnline(page);
    await page.locator(alive).first().waitFor();
  });
});
