import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { LEAD_ACTION } from "#leads";
import { formToken } from "#forms/server";
import { defaults } from "../../src/blocks/roiCalculator/defaults.ts";
import { useBrowser } from "./browser.ts";
import {
  answerCard,
  CALCULATOR,
  errorCard,
  figures,
  fillForm,
  leadsOf,
  quoteToggle,
  reachCalculator,
  sendButton,
  slider,
  valueOf,
} from "./lead-form.ts";
import { waitForFocus } from "./focus.ts";
import { publishForTest } from "./publish.ts";

const { open } = useBrowser();
const HOUR_MS = 3_600_000;

const isPost = (request: { method(): string }) => request.method() === "POST";

/** A page with the calculator alone: most tests need no more, and it opens faster than the landing page. */
const ALONE = "/calculator";
beforeAll(() => publishForTest(ALONE, [{ roiCalculator: defaults, id: "roi-calculator" }]));

async function openCalculator(options = {}, path = ALONE) {
  const opened = await open(path, options);
  await reachCalculator(opened.page);
  return opened;
}

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
  });

  it("sends after consent, in place, and thanks; the lead is stored with its origin", async () => {
    const email = "sent@example.org";
    const { page, problems } = await open("/?utm_source=letter");
    await fillForm(page, email, { "LinkedIn URL": "https://www.linkedin.com/in/ada" });
    await slider(page, "Sessions per student").press("ArrowRight");
    const consent = page.getByLabel("I agree to be contacted and to the privacy policy");
    await consent.uncheck();
    await expect.poll(() => sendButton(page).isDisabled()).toBe(true);
    await consent.check();
    await expect.poll(() => sendButton(page).isEnabled()).toBe(true);
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
    await waitForFocus(answerCard(page));
    expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
    const result = expect.stringContaining('"reports":120');
    const numbers = { num_students: 20, sessions_per_student: 6, cost_per_report: 120, result };
    const place = { page_path: "/", anchor: "roi-calculator", query: "utm_source=letter", locale: "en" };
    const person = { first_name: "Ada", last_name: "Lovelace", website: "ada.example", suspicious_at: null };
    expect(await leadsOf(email)).toEqual([expect.objectContaining({ ...numbers, ...place, ...person })]);
    expect(problems).toEqual([]);
  });

  it("says what Send waits for, and marks every missing field when it is tried", async () => {
    const { page, problems } = await openCalculator();
    await quoteToggle(page).click();
    const posts: string[] = [];
    page.on("request", (request) => isPost(request) && posts.push(request.url()));
    const said = (label: string) =>
      page.getByLabel(label, { exact: true }).evaluate((field) => {
        const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
        return document.getElementById(ids.at(-1) ?? "")?.textContent ?? "";
      });
    const consent = "I agree to be contacted and to the privacy policy";
    await expect.poll(() => sendButton(page).isDisabled()).toBe(true);
    expect(await sendButton(page).evaluate((button) => button.matches(":disabled"))).toBe(false);
    const shownHint = () =>
      sendButton(page).evaluate(
        (button) => document.getElementById(button.getAttribute("aria-describedby") ?? "")?.innerText,
      );
    await expect.poll(shownHint).toBe("Tick the box to send.");
    await page.getByLabel("Email", { exact: true }).fill("ada");
    await page.getByLabel("First name").fill("Ada");
    await sendButton(page).press("Enter");
    await waitForFocus(page.getByLabel("Last name"));
    for (const label of ["Last name", "Website", "Email", consent]) {
      const field = page.getByLabel(label, { exact: true });
      const fault = await field.evaluate((one) => one instanceof HTMLInputElement && one.validationMessage);
      expect(fault).not.toBe("");
      expect(await said(label)).toBe(fault);
      expect(await field.getAttribute("aria-invalid")).toBe("true");
    }
    expect(await said("First name")).toBe("");
    await page.getByLabel(consent, { exact: true }).check();
    await expect.poll(() => said(consent)).toBe("");
    await expect.poll(() => sendButton(page).isEnabled()).toBe(true);
    expect(await sendButton(page).getAttribute("aria-describedby")).toBeNull();
    expect(posts).toEqual([]);
    expect(problems).toEqual([]);
  });

  it("opens the policy from the consent's words without ticking the box", async () => {
    const { page } = await openCalculator();
    await quoteToggle(page).click();
    const opened = page.context().waitForEvent("page");
    await page.locator("form").getByRole("link", { name: "privacy policy" }).click();
    await (await opened).waitForURL((url) => url.pathname === "/privacy-policy");
    expect(await page.getByLabel(/^I agree/).isChecked()).toBe(false);
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
  });

  it("renews a token that was open for too long, once, and is sent", async () => {
    const email = "patient@example.org";
    const { page } = await open(ALONE);
    await fillForm(page, email);
    const secret = readFileSync(join(inject("siteFolder"), "secret"), "utf8").trim();
    const expired = formToken(secret, LEAD_ACTION, Date.now() - 50 * HOUR_MS);
    await page.locator("input[name=csrf]").evaluate((input, value) => input.setAttribute("value", value), expired);
    const statuses: [string, number][] = [];
    page.on("response", (answer) => {
      const isAsked = answer.request().resourceType() === "fetch";
      if (isAsked) statuses.push([new URL(answer.url()).pathname, answer.status()]);
    });
    await sendButton(page).click();
    await answerCard(page).waitFor();
    expect(statuses).toEqual([
      [ALONE, 403],
      ["/csrf", 200],
      [ALONE, 200],
    ]);
    expect(await leadsOf(email)).toHaveLength(1);
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
    await expect.poll(() => errorCard(page).evaluate((card) => card === document.activeElement)).toBe(true);
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
  });
});
