import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { loadingOf, watchLoading } from "./loading.ts";
import { publishForTest } from "./publish.ts";
import { adminApi } from "./signed-in-api.ts";
import { startSlowProxy } from "./slow-proxy.ts";

const { open } = useBrowser();
const PHONE = { viewport: { width: 390, height: 844 } };
const PATH = "/be-a-mentor";
const ROWS = "/api/tenants/site/entities/applicants/rows";

const form = {
  rowsNew: { style: "form", variables: { entityName: { type: "manual", value: "applicants" } }, hiddenProperties: [] },
};

beforeAll(async () => {
  const made = await adminApi().post("/api/entities", {
    name: "applicants",
    title: "Become a mentor",
    titlePlural: "Applicants",
    visitors: { create: true },
    properties: [
      { name: "name", title: "Full name", type: "text", isDisplay: true, isRequired: true },
      { name: "email", title: "Mail", type: "email", isDisplay: true },
      { name: "fee", title: "Fee", type: "money", currency: "EUR", isDisplay: true, help: "For one session." },
      { name: "place", title: "Place", type: "choice", isRequired: true, options: ["School", "Online"] },
      { name: "subject", title: "Subject", type: "choice", options: ["Physics", "History"] },
      { name: "days", title: "Days", type: "choices", options: ["Monday", "Saturday"] },
      { name: "start", title: "Start", type: "dateTime" },
      { name: "about", title: "About you", type: "longText" },
      { name: "agrees", title: "I agree to a check", type: "boolean", isRequired: true },
    ],
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  await publishForTest(PATH, [form]);
});

const rowOf = async (name: string) => {
  const { body } = await adminApi().get(`${ROWS}?limit=100`);
  return body.items.filter(({ values }: { values: { name: string } }) => values.name === name);
};
const alert = (page: Page) => page.getByRole("alert");
const confirmation = (page: Page) => page.getByRole("status").filter({ has: page.getByText("ID", { exact: true }) });
const terms = (page: Page) => page.locator("main dd").allInnerTexts();
/** What axe finds, where a script may run. */
const faultsOf = async (page: Page) =>
  (await page.evaluate(() => matchMedia("(scripting: enabled)").matches)) ? faults(page) : [];
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector);

/** Waits until the form's script listens to it. */
async function waitForScript(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const listens = async () => {
    const { result } = await tools.send("Runtime.evaluate", { expression: "document.querySelector('main form')" });
    const { listeners } = await tools.send("DOMDebugger.getEventListeners", { objectId: result.objectId ?? "" });
    return listeners.some(({ type }) => type === "submit");
  };
  await expect.poll(listens).toBe(true);
}

/** Fills the form as someone, with an email address that browsers accept and the server refuses. */
async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel("Mail").fill("ada@localhost");
  await page.getByLabel("Fee (EUR)").fill("12.50");
  await page.getByLabel("Online").check();
  await page.getByLabel("Subject").selectOption("History");
  await page.getByLabel("Monday").check();
  await page.getByLabel("Saturday").check();
  await page.getByLabel("Start").fill("2027-03-04T09:30");
  await page.getByLabel("About you").fill("one\ntwo");
  await page.getByLabel("I agree to a check").check();
}

async function expectKept(page: Page, name: string): Promise<void> {
  const kept = await page.evaluate(() =>
    [...new FormData(document.querySelector("form") ?? undefined).values()]
      .slice(4)
      .map((value) => (typeof value === "string" ? value.replace("\r\n", "\n") : "")),
  );
  expect(kept).toEqual([
    name,
    "ada@localhost",
    "12.50",
    "Online",
    "History",
    "Monday",
    "Saturday",
    "2027-03-04T09:30",
    "one\ntwo",
    "on",
  ]);
}

const ways = [
  ["with JavaScript, in English", true, "", "Send", "Add another", "email address such as", "€12.50"],
  ["with JavaScript, in Spanish", true, "/es", "Enviar", "Añadir otra", "Escriba una dirección", "12,50\u00a0€"],
  ["without JavaScript, in English", false, "", "Send", "Add another", "email address such as", "€12.50"],
  ["without JavaScript, in Spanish", false, "/es", "Enviar", "Añadir otra", "Escriba una dirección", "12,50\u00a0€"],
] as const;

describe("the form for new rows", () => {
  it.each(ways)(
    "%s: shows faults at their fields, then confirms the row and offers another",
    async (way, script, prefix, send, again, fault, fee) => {
      const name = `Ada ${way}`;
      const { page, problems } = await open(`${prefix}${PATH}?utm_source=letter`, {
        locale: prefix ? "es-ES" : "en-GB",
        javaScriptEnabled: script,
        ...PHONE,
      });
      expect(await faultsOf(page)).toEqual([]);
      await fill(page, name);
      const button = page.getByRole("button", { name: send });
      if (script) await waitForScript(page);
      const loads: string[] = [];
      page.on("framenavigated", (frame) => loads.push(frame.url()));
      await button.click();
      await expect.poll(() => alert(page).count()).toBe(1);
      await expect.poll(() => hasFocus(page, "[role=alert]")).toBe(true);
      // The answer has the focus before the rest of its page is there.
      await page.waitForLoadState();
      expect(loads).toHaveLength(script ? 0 : 1);
      const field = page.getByLabel("Mail");
      const describedBy = (await field.getAttribute("aria-describedby"))?.split(" ").at(-1);
      expect(await page.locator(`[id="${describedBy}"]`).innerText()).toContain(fault);
      expect(await field.getAttribute("aria-invalid")).toBe("true");
      await expectKept(page, name);
      expect(await faultsOf(page)).toEqual([]);
      expect(await rowOf(name)).toEqual([]);
      await field.fill("ada@example.org");
      await button.click();
      await confirmation(page).waitFor();
      await expect.poll(() => hasFocus(page, "[role=status]")).toBe(true);
      await page.waitForLoadState();
      const [row, ...others] = await rowOf(name);
      expect(others).toEqual([]);
      expect(row.values).toMatchObject({ fee: 1250, days: ["Monday", "Saturday"], about: "one\ntwo", agrees: true });
      expect(await terms(page)).toEqual([row.id, name, "ada@example.org", fee]);
      expect(await faultsOf(page)).toEqual([]);
      await page.reload();
      expect(await rowOf(name)).toHaveLength(1);
      await page.getByRole("link", { name: again }).click();
      await button.waitFor();
      expect(new URL(page.url()).pathname).toBe(`${prefix}${PATH}`);
      expect(await page.getByLabel("Full name").inputValue()).toBe("");
      expect(problems.filter((text) => !text.includes("422"))).toEqual([]);
    },
  );

  it.each(["alone", "between a header and a footer"])(
    "has the focus on its confirmation, %s, on a slow line",
    async (where) => {
      const path = `${PATH}-${where.split(" ")[0]}`;
      await publishForTest(path, where === "alone" ? [form] : [{ header: {} }, form, { footer: {} }]);
      const { page } = await open(path);
      await fill(page, `Ada ${where}`);
      await page.getByLabel("Mail").fill("slow@example.org");
      await page.getByRole("button", { name: "Send" }).click();
      await confirmation(page).waitFor();
      const { pathname, search } = new URL(page.url());
      const proxy = await startSlowProxy(inject("siteUrl"), async () => {});
      try {
        await watchLoading(page, "[role=status]");
        await page.goto(`${proxy.url}${pathname}${search}`);
        expect(await hasFocus(page, "[role=status]")).toBe(true);
        expect((await loadingOf(page)).shifts).toEqual([]);
      } finally {
        proxy.stop();
      }
    },
  );

  it("shows what was entered where the rows have got a property since it was opened, which has to be filled in", async () => {
    const path = "/e2e-later-property";
    const { body: pupils } = await adminApi().post("/api/entities", {
      name: "pupils",
      title: "Join",
      titlePlural: "Pupils",
      visitors: { create: true },
      properties: [{ name: "name", title: "Your name", type: "text", isDisplay: true, isRequired: true }],
    });
    await publishForTest(path, [{ rowsNew: { variables: { entityName: { type: "manual", value: "pupils" } } } }]);
    const { page } = await open(path, PHONE);
    await page.getByLabel("Your name").fill("Ada Later");
    const properties = [...pupils.properties, { name: "town", title: "Town", type: "text", isRequired: true }];
    expect((await adminApi().patch("/api/entities/pupils", { properties })).status).toBe(200);
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText("Please fill in this field.").waitFor();
    expect(await page.getByLabel("Town").getAttribute("aria-invalid")).toBe("true");
    expect(await page.getByLabel("Your name").inputValue()).toBe("Ada Later");
    await page.getByLabel("Town").fill("Turin");
    await page.getByRole("button", { name: "Send" }).click();
    await confirmation(page).waitFor();
  });

  it("shows a page that it left again as it was, ready to send", async () => {
    const { page } = await open(PATH);
    await fill(page, "Ada back");
    await page.getByLabel("Mail").fill("back@example.org");
    await page.getByRole("button", { name: "Send" }).click();
    await confirmation(page).waitFor();
    await page.goBack();
    const button = page.getByRole("button", { name: "Send" });
    await button.waitFor();
    await expect.poll(() => button.isEnabled()).toBe(true);
  });

  it.each([320, 768, 1440])("fits at %i pixels", async (width) => {
    const { page } = await open(PATH, { viewport: { width, height: 844 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});
