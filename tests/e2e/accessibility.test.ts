import { describe, expect, it } from "vitest";
import { renderBlocks } from "../render-blocks.ts";
import { faults } from "./axe.ts";
import { openRead, useBrowser } from "./browser.ts";

const { open } = useBrowser();

describe("axe finds no fault, in light and in dark", () => {
  it.each([390, 1440])("on the landing page at %i pixels, with the quote section closed and open", async (width) => {
    const { page } = await openRead(open, "/", width);
    expect(await faults(page)).toEqual([]);
    await page.getByRole("button", { name: "Get a quote" }).click();
    await expect.poll(() => page.getByRole("button", { name: "Send" }).isVisible()).toBe(true);
    expect(await faults(page, { within: "#roi-calculator" })).toEqual([]);
  });

  it("in the open menu of a phone", async () => {
    const { page } = await open("/", { viewport: { width: 390, height: 844 } });
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect.poll(() => page.getByRole("navigation").isVisible()).toBe(true);
    await page.getByRole("navigation").locator("summary").click();
    expect(await faults(page, { within: "header" })).toEqual([]);
  });

  it("in the hint for visitors who prefer another language", async () => {
    const { page } = await open("/", { locale: "es-ES", viewport: { width: 390, height: 844 } });
    await page.locator(".language-hint").waitFor();
    expect(await faults(page, { within: ".language-hint" })).toEqual([]);
  });

  it("on the page for an address that does not exist", async () => {
    const { page } = await openRead(open, "/no-such-page", 1440);
    expect(await faults(page)).toEqual([]);
  });

  it("in the landmarks of a page with two blocks that take their headings from the same data", async () => {
    const entity = { title: "Mentor", titlePlural: "Mentors" };
    const properties = [{ id: "1", name: "name", title: "Name", order: 1, isDisplay: true, type: "text" }];
    const row = { id: "m-1041", values: { name: "Ines" } };
    const made = { data: { entity, properties, created: { row, addAnother: "/mentors/new" } } };
    const seen = { data: { entity, properties, row } };
    const blocks = [{ rowsNew: { style: "form" } }, { rowsOverview: {} }];
    const { html } = renderBlocks([...blocks, ...blocks], { data: [made, seen, made, seen] });
    const { page } = await open("/no-such-page");
    await page.setContent(html);
    expect(await page.getByRole("heading", { name: "Ines" }).count()).toBe(2);
    expect((await faults(page)).filter((fault) => fault.includes("landmark-"))).toEqual([]);
  });
});
