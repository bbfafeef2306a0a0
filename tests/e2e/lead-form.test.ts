import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { LEAD_ACTION } from "#forms";
import { formToken } from "#forms/server";
import { defaults } from "../../src/blocks/roiCalculator/defaults.ts";
import { stopClock, useBrowser } from "./browser.ts";
import {
  answerCard,
  CALCULATOR,
  errorCard,
  fillForm,
  leadsOf,
  quoteToggle,
  reachCalculator,
  sendButton,
} from "./lead-form.ts";
import { publishForTest } from "./publish.ts";

const { open } = useBrowser();
const HOUR_MS = 3_600_000;
const PHONE = { viewport: { width: 390, height: 844 } };

const slider = (page: Page, name: string) => page.getByRole("slider", { name });
const valueOf = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue();
const isPost = (request: { method(): string }) => request.method() === "POST";

/** The results as they are read: name and value. */
const figures = (page: Page) =>
  page
    .locator(`${CALCULATOR} dl > div`)
    .evaluateAll((all) => Object.fromEntries(all.map((one) => [...one.children].map((part) => part.textContent))));

/** A page with the calculator alone: most tests need no more, and it opens faster than the landing page. */
const ALONE = "/calculator";
beforeAll(() => publishForTest(ALONE, [{ roiCalculator: defaults, id: "roi-calculator" }]));

async function openCalculator(options = {}, path = ALONE) {
  const opened = await open(path, options);
  await reachCalculator(opened.page);
  return opened;
}

describe("the calculator", () => {
  const usual = { Reports: "100", "Current cost": "$12,000", Savings: "$6,000", Saved: "50%", "Hours freed": "158.33" };
  const nothing = { Reports: "0", "Current cost": "$0", Savings: "$0", Saved: "0%", "Hours freed": "0" };

  it("follows its sliders and what is typed beside them", async () => {
    const { page, problems } = await openCalculator({}, "/");
    expect(await figures(page)).toEqual(usual);
    await slider(page, "Cost per report").press("Home");
    await expect.poll(() => figures(page)).toEqual(nothing);
    await page.getByLabel("Students: type a number").fill("40");
    await page.getByLabel("Cost in US dollars: type a number").fill("120");
    await expect
      .poll(() => figures(page))
      .toMatchObject({ Reports: "200", Savings: "$12,000", "Hours freed": "316.67" });
    expect(await slider(page, "Number of students").inputValue()).toBe("40");
    await page.getByLabel("Students: type a number").fill("21");
    await page.getByLabel("Students: type a number").press("Enter");
    await expect.poll(() => figures(page)).toEqual(usual);
    await slider(page, "Sessions per student").press("End");
    expect(await valueOf(page, "Sessions: type a number")).toBe("12");
    await expect.poll(() => figures(page)).toMatchObject({ Reports: "240", Savings: "$14,400", Saved: "50%" });
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("counts to a new result within 0.6 seconds and stops at it exactly", async () => {
    const { page } = await openCalculator();
    const passes = await stopClock(page);
    const savings = () => page.locator(`${CALCULATOR} dd`).first().textContent();
    const before = await savings();
    await slider(page, "Number of students").press("End");
    const seen: (string | null)[] = [];
    for (let step = 0; step < 6; step += 1) {
      await passes(99);
      seen.push(await savings());
    }
    expect(new Set([before, ...seen]).size).toBeGreaterThan(4);
    expect(seen.at(-1)).toBe("$60,000");
    await passes(1000);
    expect(await savings()).toBe("$60,000");
    await page.context().close();
  });

  it.each([
    [300, PHONE],
    [400, {}],
  ])("draws its chart %i pixels high where that fits", async (height, options) => {
    const { page } = await openCalculator(options);
    expect((await page.getByRole("img", { name: /^Savings and hours freed grow/ }).boundingBox())?.height).toBe(height);
    await page.context().close();
  });

  it("opens the quote section at the first change of a slider, and only then by itself", async () => {
    const { page } = await openCalculator();
    const isOpen = () => quoteToggle(page).getAttribute("aria-expanded");
    expect(await isOpen()).toBe("false");
    expect(await sendButton(page).isVisible()).toBe(false);
    await slider(page, "Number of students").press("ArrowRight");
    expect(await isOpen()).toBe("true");
    await expect.poll(() => sendButton(page).isVisible()).toBe(true);
    await quoteToggle(page).click();
    expect(await isOpen()).toBe("false");
    await slider(page, "Number of students").press("ArrowRight");
    await slider(page, "Cost per report").press("ArrowLeft");
    expect(await isOpen()).toBe("false");
    await expect.poll(() => sendButton(page).isVisible()).toBe(false);
    await quoteToggle(page).press("Enter");
    expect(await isOpen()).toBe("true");
    await page.context().close();
  });
});

describe("the lead form", () => {
  it("asks for these fields, by these names", async () => {
    const { page } = await openCalculator();
    await quoteToggle(page).click();
    const fields = [
      ["Number of students", "numStudents", "range", false],
      ["Sessions per student", "sessionsPerStudent", "range", false],
      ["Cost per report", "costPerReport", "range", false],
      ["First name", "firstName", "text", true],
      ["Last name", "lastName", "text", true],
      ["Email", "email", "email", true],
      ["Website", "website", "text", true],
      ["LinkedIn URL", "linkedinUrl", "url", false],
      ["I agree to be contacted and to the privacy policy", "consent", "checkbox", true],
    ];
    for (const [label, ...field] of fields) {
      const input = page.getByLabel(String(label), { exact: true });
      const found = await input.evaluate(
        (one) => one instanceof HTMLInputElement && [one.name, one.type, one.required],
      );
      expect({ label, found }).toEqual({ label, found: field });
    }
    const others = page.locator("input[type=hidden], [aria-hidden=true] input").and(page.locator(`${CALCULATOR} *`));
    const names = await others.evaluateAll((all) => all.map((one) => one.getAttribute("name")));
    expect(names).toEqual(["csrf", "action", "company_fax"]);
    await page.context().close();
  });

  it("sends after consent, in place, and thanks; the lead is stored with where it came from", async () => {
    const email = "sent@example.org";
    const { page, problems } = await open("/?utm_source=letter");
    await fillForm(page, email, { "LinkedIn URL": "https://www.linkedin.com/in/ada" });
    await slider(page, "Sessions per student").press("ArrowRight");
    const consent = page.getByLabel("I agree to be contacted and to the privacy policy");
    await consent.uncheck();
    expect(await sendButton(page).isDisabled()).toBe(true);
    await consent.check();
    expect(await sendButton(page).isEnabled()).toBe(true);
    let answerNow = () => {};
    const held = new Promise<void>((resolve) => (answerNow = resolve));
    await page.route("**/*", async (route) => {
      if (isPost(route.request())) await held;
      await route.continue();
    });
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await sendButton(page).click();
    expect(await page.getByRole("button", { name: "Sending" }).isDisabled()).toBe(true);
    expect(await page.getByLabel("First name").isDisabled()).toBe(true);
    expect(await slider(page, "Cost per report").isDisabled()).toBe(true);
    answerNow();
    await answerCard(page).waitFor();
    expect(await answerCard(page).evaluate((card) => card === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
    const result = expect.stringContaining('"reports":120');
    const numbers = { num_students: 20, sessions_per_student: 6, cost_per_report: 120, result };
    const place = { page_path: "/", anchor: "roi-calculator", query: "utm_source=letter", locale: "en" };
    const person = { first_name: "Ada", last_name: "Lovelace", website: "ada.example", suspicious_at: null };
    expect(await leadsOf(email)).toEqual([expect.objectContaining({ ...numbers, ...place, ...person })]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("shows at its field what the server refuses, keeps what was entered, and sends once it is mended", async () => {
    const email = "refused@example.org";
    const { page } = await open(ALONE);
    await fillForm(page, email, { "LinkedIn URL": "ftp://ada.example" });
    await sendButton(page).click();
    await expect.poll(() => errorCard(page).innerText()).toMatch(/^error\s+Please check the marked fields\.$/);
    const field = page.getByLabel("LinkedIn URL");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(
      await field.evaluate(
        (one) => document.getElementById(one.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "")?.textContent,
      ),
    ).toBe("Please enter an address that begins with https://.");
    expect(await valueOf(page, "Email")).toBe(email);
    expect(await leadsOf(email)).toEqual([]);
    await field.fill("");
    await sendButton(page).click();
    await answerCard(page).waitFor();
    expect(await leadsOf(email)).toHaveLength(1);
    await page.context().close();
  });

  it("renews a token that was open for too long, once, and is sent", async () => {
    const email = "patient@example.org";
    const { page } = await open(ALONE);
    await fillForm(page, email);
    const secret = readFileSync(join(inject("siteFolder"), "secret"), "utf8").trim();
    const expired = formToken(secret, LEAD_ACTION, Date.now() - 50 * HOUR_MS);
    await page.locator("input[name=csrf]").evaluate((input, value) => input.setAttribute("value", value), expired);
    const statuses: [string, number][] = [];
    page.on("response", (answer) => statuses.push([new URL(answer.url()).pathname, answer.status()]));
    await sendButton(page).click();
    await answerCard(page).waitFor();
    expect(statuses).toEqual([
      [ALONE, 403],
      ["/csrf", 200],
      [ALONE, 200],
    ]);
    expect(await leadsOf(email)).toHaveLength(1);
    await page.context().close();
  });

  it("says when the network fails, keeps everything, and can be sent again", async () => {
    const email = "offline@example.org";
    const { page } = await open(ALONE);
    await fillForm(page, email);
    await page.context().setOffline(true);
    await sendButton(page).click();
    const message = /^error\s+Your message could not be sent\. Please try again\.$/;
    await expect.poll(() => errorCard(page).innerText()).toMatch(message);
    expect([await valueOf(page, "First name"), await valueOf(page, "Email")]).toEqual(["Ada", email]);
    await page.context().setOffline(false);
    await sendButton(page).click();
    await answerCard(page).waitFor();
    expect(await leadsOf(email)).toHaveLength(1);
    await page.context().close();
  });

  it("sends once at a double click, and says so once", async () => {
    const email = "twice@example.org";
    const { page } = await open(ALONE);
    await fillForm(page, email);
    let posts = 0;
    page.on("request", (request) => (posts += isPost(request) ? 1 : 0));
    await sendButton(page).dblclick();
    await answerCard(page).waitFor();
    expect([posts, await answerCard(page).count()]).toEqual([1, 1]);
    expect(await leadsOf(email)).toHaveLength(1);
    await page.context().close();
  });

  it("stores one lead when the answer to a plain post is loaded again, and thanks again", async () => {
    const email = "reloaded@example.org";
    const { page } = await open(ALONE, { javaScriptEnabled: false });
    await fillForm(page, email);
    await sendButton(page).dblclick();
    await answerCard(page).waitFor();
    const again = await page.reload();
    expect([again?.request().method(), again?.status()]).toEqual(["POST", 200]);
    await answerCard(page).waitFor();
    expect(await leadsOf(email)).toHaveLength(1);
    await page.context().close();
  });

  it("works without a script: the page comes back with the answer, the values and the open section", async () => {
    const email = "plain@example.org";
    const { page, problems } = await open("/", { javaScriptEnabled: false });
    expect(await sendButton(page).isVisible()).toBe(false);
    expect(await page.locator(`${CALCULATOR} :disabled`).count()).toBe(0);
    await fillForm(page, email, { "LinkedIn URL": "ftp://ada.example" });
    await slider(page, "Number of students").press("ArrowRight");
    await sendButton(page).click();
    await expect.poll(() => errorCard(page).innerText()).toMatch(/^error\s+Please check the marked fields\.$/);
    expect(await errorCard(page).evaluate((card) => card === document.activeElement)).toBe(true);
    expect(await page.getByText("Please enter an address that begins with https://.").isVisible()).toBe(true);
    const kept = ["First name", "Email", "Website", "LinkedIn URL", "Number of students"];
    expect(await Promise.all(kept.map((label) => valueOf(page, label)))).toEqual([
      "Ada",
      email,
      "ada.example",
      "ftp://ada.example",
      "25",
    ]);
    expect(await page.getByLabel("I agree to be contacted and to the privacy policy").isChecked()).toBe(true);
    expect(await figures(page)).toMatchObject({ Reports: "125", Savings: "$7,500" });
    await page.getByLabel("LinkedIn URL").fill("https://ada.example");
    await sendButton(page).click();
    await answerCard(page).waitFor();
    expect(await leadsOf(email)).toEqual([
      expect.objectContaining({ num_students: 25, linkedin_url: "https://ada.example" }),
    ]);
    expect(problems.filter((text) => !text.includes("422"))).toEqual([]);
    await page.context().close();
  });
});
