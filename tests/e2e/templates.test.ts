import { describe, expect, it } from "vitest";
import { SITE_TEMPLATES } from "#publishing";
import { ask } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { openEditor, writeCode } from "./editor-verbs.ts";
import { publish } from "./publish.ts";
import { asAdmin } from "./sign-in.ts";

const { open, openBlank, openKept } = useBrowser();

const withoutPlaceholders = (blocks: unknown): unknown[] =>
  JSON.parse(JSON.stringify(blocks).replaceAll(/\[(?:add|your)\b[^\]]*\]/gi, "our own words"));

describe("templates", () => {
  it("fit a phone and a desktop, and axe finds no fault in them", { timeout: 180_000 }, async () => {
    const { page, problems } = await openBlank(asAdmin({ reducedMotion: "reduce" }));
    const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
    const found: object[] = [];
    for (const { name } of SITE_TEMPLATES) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/api/templates/${name}/preview`);
      const [phone, wrong] = [await widthOf(), await faults(page)];
      await page.setViewportSize({ width: 1440, height: 900 });
      found.push({ name, phone, desktop: await widthOf(), wrong });
    }
    expect(found).toEqual(SITE_TEMPLATES.map(({ name }) => ({ name, phone: 390, desktop: 1440, wrong: [] })));
    expect(problems).toEqual([]);
  });

  it("are found, looked at and used for a page, which is published once it says what its owner does", async () => {
    const { page, problems, go } = await openKept(asAdmin({ reducedMotion: "reduce" }));
    await go("/admin/pages?create");
    const dialog = page.getByRole("dialog", { name: "Create page" });
    await dialog.getByLabel("Title", { exact: true }).fill("At the harbour");
    expect(await dialog.getByRole("radio").first().getAttribute("aria-label")).toBe("Empty");
    await dialog.getByRole("button", { name: "Services" }).click();
    await expect.poll(() => dialog.getByRole("radio").count()).toBe(3);
    await dialog.getByLabel("Search templates").fill("menu");
    await expect.poll(() => dialog.getByRole("radio").count()).toBe(1);
    await dialog.locator('iframe[src*="/restaurant/"]').waitFor();
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Preview Restaurant" }).click();
    const preview = page.getByRole("dialog", { name: "Restaurant" });
    await preview.getByRole("button", { name: "Phone" }).click();
    await preview.getByRole("region", { name: "Restaurant on a phone" }).waitFor();
    await preview.frameLocator("iframe").getByText("A short menu, cooked today").waitFor();
    expect(await faults(page)).toEqual([]);
    await preview.getByRole("button", { name: "Use this template" }).click();
    await dialog.getByRole("button", { name: "Create page" }).click();
    await page.frameLocator("iframe[title=Page]").getByRole("heading", { name: "A short menu" }).waitFor();
    const id = /pages\/([^/]+)\/edit/.exec(page.url())?.[1] ?? "";

    const codes = async () => {
      const { body } = await ask(page, "GET", `/api/pages/${id}/problems`);
      const report = body as { errors: { code: string }[]; warnings: { code: string }[] };
      expect(report.errors).toEqual([]);
      return new Set(report.warnings.map(({ code }) => code));
    };
    expect([...(await codes())]).toEqual(expect.arrayContaining(["PLACEHOLDER", "SAMPLE_TEXT", "SAMPLE_PICTURE"]));
    const { body: stored } = await ask(page, "GET", `/api/pages/${id}/blocks.json`);
    await ask(page, "POST", `/api/pages/${id}/import`, { blocks: withoutPlaceholders(stored) });
    expect(await codes()).not.toContain("PLACEHOLDER");
    await go(`/admin/pages/${id}?tab=problems`);
    await publish(page);
    await page.goto("/at-the-harbour");
    expect(await page.title()).toContain("At the harbour");
    expect(await page.locator("main").innerText()).not.toMatch(/\[(?:add|your)\b/i);
    expect(problems).toEqual([]);
  });

  it("are set on a page in the editor too, as JSON that can be changed before", async () => {
    const editor = await openEditor(openKept, []);
    await editor.press("More templates");
    const dialog = editor.dialog("Set template");
    await dialog.getByRole("radio", { name: "Portfolio" }).check();
    const text = dialog.getByRole("textbox", { name: "JSON configuration" });
    await expect.poll(() => text.inputValue()).toContain("[Your name]");
    await writeCode(text, (await text.inputValue()).replace("[Your name]", "Ada"));
    await editor.press("Save");
    await editor.canvas.getByRole("heading", { name: "I’m Ada" }).waitFor();
    await editor.press("Undo");
    await expect.poll(editor.types).toEqual([]);
    expect(editor.problems).toEqual([]);
  });

  it("are set too when Save is pressed before the chosen one has loaded", async () => {
    const editor = await openEditor((options) => open("/robots.txt", options), [{ heading: { headline: "Before" } }]);
    const loading = Promise.withResolvers<void>();
    await editor.page.route("**/assets/template-content-*.js", async (route) => {
      await loading.promise;
      await route.continue();
    });
    await editor.press("Set template");
    await editor.press("More templates");
    const dialog = editor.dialog("Set template");
    await dialog.getByRole("radio", { name: "Portfolio" }).check();
    await editor.press("Save");
    await editor.press("Save");
    expect(await dialog.isVisible()).toBe(true);
    expect(await editor.types()).toEqual(["heading"]);
    loading.resolve();
    await editor.canvas.getByRole("heading", { name: "I’m [Your name]" }).waitFor();
    await dialog.waitFor({ state: "detached" });
    expect((await editor.types()).filter((type) => type === "footer")).toHaveLength(1);
  });
});
