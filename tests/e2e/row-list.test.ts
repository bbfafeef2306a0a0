import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { publishForTest } from "./publish.ts";
import { adminApi } from "./signed-in-api.ts";

const { open } = useBrowser();
const PATH = "/our-tutors";
const ROWS = "/api/tenants/site/entities/tutors/rows";

const entityName = { type: "manual", value: "tutors" };
const list = (style: string) => ({
  rowsList: { style, variables: { entityName, pageSize: { type: "manual", value: "4" } }, hiddenProperties: [] },
});

beforeAll(async () => {
  const made = await adminApi().post("/api/entities", {
    name: "tutors",
    title: "Tutor",
    titlePlural: "Tutors",
    visitors: { read: true, create: true },
    properties: [
      { name: "name", title: "Name", type: "text", isDisplay: true, isRequired: true, isSortable: true },
      { name: "photo", title: "Photo", type: "image" },
      { name: "subject", title: "Subject", type: "choice", options: ["Physics", "History"], isSortable: true },
      { name: "fee", title: "Fee", type: "money", currency: "EUR", isSortable: true },
      { name: "since", title: "Since", type: "date", isSortable: true },
      { name: "online", title: "Online", type: "boolean", isSortable: true },
      { name: "about", title: "About", type: "longText" },
    ],
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  for (let n = 1; n <= 9; n += 1) {
    const values = {
      name: `Tutor ${n}`,
      subject: n % 3 ? "Physics" : "History",
      fee: n * 1000,
      since: `2026-01-0${n}`,
      online: n > 4,
      about: "Reading.\n\nAlso writing.",
    };
    await adminApi().post(ROWS, { values });
  }
  for (const style of ["table", "cards", "grid"]) {
    await publishForTest(`${PATH}/${style}`, [{ heading: { headline: "Our tutors" } }, list(style)]);
  }
  const variables = { entityName, rowId: { type: "param", param: "id1" } };
  await publishForTest(`${PATH}/:id1`, [{ rowsOverview: { style: "form", variables, hiddenProperties: [] } }]);
  await publishForTest("/new-tutor", [
    {
      rowsNew: {
        style: "form",
        variables: { entityName },
        hiddenProperties: ["Subject", "Fee", "Since", "Online", "About"],
      },
    },
  ]);
});

const names = (page: Page) =>
  page
    .locator("main")
    .getByText(/^Tutor \d$/)
    .allInnerTexts();
/** What axe finds, where a script may run. */
const faultsOf = async (page: Page) =>
  (await page.evaluate(() => matchMedia("(scripting: enabled)").matches)) ? faults(page) : [];

const EN = {
  prefix: "",
  open: "Filter and sort",
  from: "From",
  apply: "Apply",
  next: "More entries",
  previous: "Previous entries",
  remove: "Remove filter: Subject: Physics",
  chips: ["Remove filter: Subject: Physics", "Remove filter: Fee: from €20"],
  sort: ["Sort by", "Fee, ascending"],
} as const;
const ES = {
  prefix: "/es",
  open: "Filtrar y ordenar",
  from: "Desde",
  apply: "Aplicar",
  next: "Más entradas",
  previous: "Entradas anteriores",
  remove: "Quitar el filtro: Subject: Physics",
  chips: ["Quitar el filtro: Subject: Physics", "Quitar el filtro: Fee: desde 20 €"],
  sort: ["Ordenar por", "Fee, ascendente"],
} as const;

const ways = [
  ["a table with JavaScript, in English", "table", true, EN],
  ["cards without JavaScript, in English", "cards", false, EN],
  ["a grid with JavaScript, in Spanish", "grid", true, ES],
  ["a table without JavaScript, in Spanish", "table", false, ES],
] as const;

describe("a list of rows", () => {
  it.each(ways)("as %s: is narrowed, walked and taken back", async (_way, style, script, texts) => {
    const { page, problems } = await open(`${texts.prefix}${PATH}/${style}`, {
      locale: texts.prefix ? "es-ES" : "en-GB",
      javaScriptEnabled: script,
    });
    expect(await names(page)).toEqual(["Tutor 9", "Tutor 8", "Tutor 7", "Tutor 6"]);
    await page.getByText(texts.open).click();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel("Subject").selectOption("Physics");
    await page.getByRole("group", { name: "Fee" }).getByLabel(texts.from).fill("20");
    await page.getByLabel(texts.sort[0]).selectOption(texts.sort[1]);
    await page.getByRole("button", { name: texts.apply }).click();
    await page.waitForURL(/subject\.is=Physics/);
    expect(await names(page)).toEqual(["Tutor 2", "Tutor 4", "Tutor 5", "Tutor 7"]);
    const chips = page.getByRole("link", { name: texts.chips[0].split(":")[0] });
    expect((await chips.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ").trim())).toEqual(texts.chips);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("link", { name: texts.next }).click();
    await page.waitForURL(/after=/);
    expect(await names(page)).toEqual(["Tutor 8"]);
    await page.getByRole("link", { name: texts.previous }).click();
    await page.waitForURL(/before=/);
    expect(await names(page)).toEqual(["Tutor 2", "Tutor 4", "Tutor 5", "Tutor 7"]);
    await page.getByRole("link", { name: texts.remove }).click();
    await page.waitForURL((url) => !url.search.includes("Physics"));
    expect(await names(page)).toEqual(["Tutor 2", "Tutor 3", "Tutor 4", "Tutor 5"]);
    await page.getByRole("link", { name: "Tutor 3" }).click();
    await page.getByRole("heading", { name: "Tutor 3", level: 1 }).waitFor();
    expect(problems).toEqual([]);
  });

  it.each([
    ["table", 320],
    ["cards", 390],
    ["grid", 768],
    ["cards", 1440],
  ] as const)("as %s fits at %i pixels, in the dark too", async (style, width) => {
    const { page } = await open(`${PATH}/${style}?subject.is=Physics`, {
      viewport: { width, height: 844 },
      colorScheme: "dark",
    });
    await page.locator("summary", { hasText: "Filter and sort" }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await faults(page)).toEqual([]);
  });

  it("leads to a row from anywhere on its card, by keyboard too", async () => {
    const { page } = await open(`${PATH}/cards`);
    await page.locator("li", { hasText: "Tutor 8" }).click({ position: { x: 20, y: 20 } });
    await page.getByRole("heading", { name: "Tutor 8", level: 1 }).waitFor();
    expect(await page.getByRole("definition").last().innerText()).toBe("Reading.\n\nAlso writing.");
    await page.goBack();
    await page.getByRole("link", { name: "Tutor 7" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("heading", { level: 1 }).allInnerTexts()).toEqual(["Tutor 7"]);
  });
});

const photo = async (background: string) => ({
  name: "me.png",
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer(),
});

describe("a picture that a visitor sends", () => {
  it.each([
    ["with JavaScript", true, "#a11"],
    ["without JavaScript", false, "#1a1"],
  ] as const)("%s: is refused where it is none, and then shown with its row", async (way, script, colour) => {
    const { page, problems } = await open("/new-tutor", { javaScriptEnabled: script });
    expect(await faultsOf(page)).toEqual([]);
    const name = `Zoe ${way}`;
    await page.getByLabel("Name").fill(name);
    const input = page.getByLabel("Photo");
    await input.setInputFiles({ name: "cv.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
    const button = page.getByRole("button", { name: "Send" });
    await button.click();
    await page.getByText("Please choose a picture in PNG").waitFor();
    expect(await input.getAttribute("aria-invalid")).toBe("true");
    expect(await page.getByLabel("Name").inputValue()).toBe(name);
    expect(await page.getByText("Please choose your picture again: cv.png").count()).toBe(script ? 0 : 1);
    expect(await faultsOf(page)).toEqual([]);
    await input.setInputFiles(await photo(colour));
    await button.click();
    await page.getByRole("status").getByText(name).waitFor();
    const { body } = await adminApi().get(`${ROWS}?search=${encodeURIComponent(name)}`);
    expect(body.items).toHaveLength(1);
    const { page: shown } = await open(`${PATH}/cards`);
    const picture = shown.locator("li", { hasText: name }).locator("img");
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    const own = await shown.locator("li", { hasText: name }).getByRole("link").getAttribute("href");
    for (const path of [`${PATH}/table`, own ?? ""]) {
      await shown.goto(path);
      const drawn = shown.locator("tr, main", { hasText: name }).last().locator("img");
      const [fit, shape] = await drawn.evaluate((one) => [
        getComputedStyle(one).objectFit,
        one.clientWidth / one.clientHeight,
      ]);
      expect(fit === "cover" ? 4 / 3 : shape).toBeCloseTo(4 / 3, 1);
    }
    expect(problems.filter((text) => !text.includes("422"))).toEqual([]);
  });

  it("isn't sent where it is too large", async () => {
    const { page } = await open("/new-tutor");
    await page.getByLabel("Name").fill("Large");
    const buffer = Buffer.alloc(10 * 1024 * 1024 + 1);
    await page.getByLabel("Photo").setInputFiles({ name: "large.png", mimeType: "image/png", buffer });
    await page.getByRole("button", { name: "Send" }).click();
    const text = "Please choose a picture of at most 10 MB.";
    await page.getByRole("alert").getByText(text).waitFor();
    expect(await page.locator("[data-field=photo]").getByText(text).count()).toBe(1);
  });
});

it("on paper a table of many columns has all of them on the sheet", async () => {
  const properties = Array.from({ length: 14 }, (_, n) => ({ name: `p${n}`, title: `Property ${n}`, type: "text" }));
  const [first = {}, ...others] = properties;
  const entity = { name: "wide", title: "Wide", titlePlural: "Wide ones", visitors: { read: true, create: false } };
  await adminApi().post("/api/entities", { ...entity, properties: [{ ...first, isDisplay: true }, ...others] });
  const values = Object.fromEntries(properties.map(({ name }) => [name, "Some words of it"]));
  await adminApi().post("/api/tenants/site/entities/wide/rows", { values });
  const variables = { entityName: { type: "manual", value: "wide" } };
  await publishForTest("/wide-ones", [{ rowsList: { style: "table", variables, hiddenProperties: [] } }]);
  // A sheet of A4 on its side without its margins.
  const { page } = await open("/wide-ones", { viewport: { width: 1047, height: 718 } });
  await page.emulateMedia({ media: "print" });
  const box = page.locator(".rows-window");
  const [room, right] = await box.evaluate((one) => [
    one.getBoundingClientRect().right,
    Math.max(...[...one.querySelectorAll("td")].map((cell) => cell.getBoundingClientRect().right)),
  ]);
  expect(right).toBeLessThanOrEqual((room ?? 0) + 1);
});
