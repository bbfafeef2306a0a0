import { describe, expect, it } from "vitest";
import { ask, goToPage, heroSaying, makePage, operate, visit } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { canvas, editorsIn, goToEditor, typeBehind, waitForState } from "./editor-sessions.ts";
import { waitForFocus } from "./focus.ts";
import { publish, review } from "./publish.ts";
import { asAdmin } from "./sign-in.ts";

const browser = useBrowser();
const { openAdmin, openNew } = editorsIn(browser);

describe("the review before publishing", () => {
  it("shows word by word what changes, and one more Enter publishes it", async () => {
    const { page, id, problems } = await openNew("/review-words", [heroSaying("First words")]);
    await publish(page);
    const bar = page.getByRole("button", { name: "Publish", exact: true });
    await expect.poll(() => bar.getAttribute("aria-disabled")).toBe("true");
    expect(
      await bar.evaluate((one) => document.getElementById(one.getAttribute("aria-describedby") ?? "")?.textContent),
    ).toBe("Nothing to publish");
    await typeBehind(page, "First words", " and more");
    await expect.poll(() => bar.getAttribute("aria-disabled")).toBeNull();
    await waitForState(page, "Saved");
    await operate(page, id, [{ type: "setMeta", name: "description", value: "What we do" }]);
    await bar.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Publish page" });
    const changes = dialog.getByRole("region", { name: "What changes for visitors" });
    await changes.getByText("Page › Description").waitFor();
    await expect.poll(() => changes.locator("ins").allTextContents()).toEqual(["What we do", " and more"]);
    await dialog.getByText(/Admin: Hero, Page/).waitFor();
    expect(await faults(page, { within: "[role=dialog]" })).toEqual([]);
    await waitForFocus(dialog.getByRole("button", { name: "Publish", exact: true }));
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    expect((await visit("/review-words")).html).toContain("First words and more");
    expect(problems).toEqual([]);
  });

  it("stays shut on a page that is published as it is, and opens for what was typed a moment ago", async () => {
    const { page, go } = await openAdmin();
    const id = await makePage(page, "/review-rests", [heroSaying("a")]);
    await ask(page, "POST", `/api/pages/${id}/publish`);
    await goToPage(page, id, "search", go);
    const button = page.getByRole("button", { name: "Publish", exact: true });
    await expect.poll(() => button.getAttribute("aria-disabled")).toBe("true");
    await button.click({ force: true });
    await page.getByLabel("Title", { exact: true }).fill("Typed a moment ago");
    await button.click({ force: true });
    const dialog = page.getByRole("dialog", { name: "Publish page" });
    await dialog.getByText("Page › Title").waitFor();
    expect(await dialog.locator("ins").allTextContents()).toContain("Typed");
  });

  it("follows what others change while it is open", async () => {
    const { page, id } = await openNew("/review-others", [heroSaying("Mine")]);
    const dialog = await review(page);
    const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
    const { key } = body.page.blocks[0];
    await operate(page, id, [{ type: "set", key, path: ["hero", "headline"], value: "Theirs" }]);
    await dialog.getByText(/changed this page while you were reviewing it\. Below is how it is now/).waitFor();
    await dialog.getByText("Theirs").waitFor();
    await dialog.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByText("Published. Visitors see it now.").waitFor();
    expect((await visit("/review-others")).html).toContain("Theirs");
  });

  it("publishes what it shows while it is read again", async () => {
    const { page } = await openNew("/review-again", [heroSaying("Shown")]);
    const dialog = await review(page);
    const button = dialog.getByRole("button", { name: "Publish", exact: true });
    await waitForFocus(button);
    const { resolve: release, promise: released } = Promise.withResolvers<void>();
    await page.route("**/review", async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest("**/review");
    // What the admin does when its window gets the focus back.
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    await asked;
    await button.press("Enter");
    await page.getByText("Published. Visitors see it now.").waitFor();
    release();
    expect((await visit("/review-again")).html).toContain("Shown");
  });

  it("fills a phone's screen", async () => {
    const viewport = { width: 390, height: 844 };
    const { page, go } = await browser.openKept(asAdmin({ viewport, reducedMotion: "reduce" }));
    const id = await makePage(page, "/review-phone", [heroSaying("a")]);
    await goToPage(page, id, "content", go);
    const box = await (await review(page)).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, ...viewport });
    expect(await faults(page, { within: "[role=dialog]" })).toEqual([]);
  });
});

describe("sample copy", () => {
  async function makeLanding(path: string) {
    const opened = await openAdmin();
    const made = await ask(opened.page, "POST", "/api/pages", { path, title: path, template: "landing" });
    return { ...opened, id: String(made.body.id) };
  }

  it("is listed in the editor field by field; it is confirmed there, and undone", async () => {
    const { page, id, problems, go } = await makeLanding("/samples-editor");
    await goToEditor(page, id, go);
    const button = page.getByRole("button", { name: /^Problems/ });
    await button.click();
    const list = page.getByRole("region", { name: "Sample copy" });
    await list
      .getByText(/^Sample copy: \d+ texts, \d+ pictures, and \d+ addresses are still the template’s$/)
      .waitFor();
    const hero = list.getByRole("group", { name: "Sample copy in Hero" });
    // Nothing prevents publishing, and nothing but the blocks is listed.
    expect(await button.getByText(/\d/).isVisible()).toBe(false);
    expect(await list.getByRole("listitem").count()).toBe(0);
    await hero.getByText("Hero", { exact: true }).click();
    const headline = hero.getByRole("listitem").filter({ hasText: "A report for every student, every session" });
    await headline.getByRole("button", { name: "Confirm" }).click();
    await expect.poll(() => headline.count()).toBe(0);
    await hero.getByRole("button", { name: /25 minutes a report/ }).click();
    const form = page.getByRole("dialog", { name: "Edit Hero" });
    const field = form.getByRole("textbox", { name: "Proof point 1" });
    await field.fill("Reports in a week");
    await expect.poll(() => hero.getByText(/25 minutes a report/).count()).toBe(0);
    await expect.poll(() => headline.count()).toBe(0);
    await hero.getByRole("button", { name: "Confirm all of this block" }).click();
    await expect.poll(() => hero.count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches("summary"))).toBe(true);
    expect(await faults(page, { within: '[aria-label="Problems"]' })).toEqual([]);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await hero.waitFor();
    expect(await headline.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it("is loud in the review, and leads from the page's screen to the field", async () => {
    const { page, id, go } = await makeLanding("/samples-screen");
    await goToPage(page, id, "content", go);
    const dialog = await review(page);
    const list = dialog.getByRole("region", { name: "Sample copy" });
    const [heading, changes] = await Promise.all([
      list.getByText(/are still the template’s$/).boundingBox(),
      dialog.getByRole("region", { name: "What changes for visitors" }).boundingBox(),
    ]);
    expect(heading?.y).toBeLessThan(changes?.y ?? 0);
    await list.getByText("Show them block by block").click();
    await list.getByText("Page", { exact: true }).click();
    const description = list.getByRole("listitem").filter({ hasText: "“Description” is still" });
    await description.getByRole("button", { name: "Confirm" }).click();
    await expect.poll(() => description.count()).toBe(0);
    expect(await dialog.getByText(/changed this page while/).count()).toBe(0);
    await list.getByText("Hero", { exact: true }).click();
    await list.getByRole("button", { name: /^Hero: “Headline”/ }).click();
    const form = page.getByRole("dialog", { name: "Edit Hero" });
    await waitForFocus(form.getByRole("textbox", { name: "Headline", exact: true }));
    await canvas(page).locator("[data-block-key]").first().waitFor();
  });
});
