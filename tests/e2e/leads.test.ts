import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { readCsv } from "../csv.ts";
import { startMailServer } from "../smtp.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { answerCard, fillForm, sendButton } from "./lead-form.ts";
import { startSite, type ServerProcess } from "./server-process.ts";
import { asAdmin } from "./sign-in.ts";

const { open } = useBrowser();

async function expectAccessible(page: Page): Promise<void> {
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Sends the form of the landing page as a visitor does. */
async function sendLead(email: string, others: Record<string, string> = {}): Promise<void> {
  const { page } = await open("/?utm_source=letter");
  await fillForm(page, email, others);
  await sendButton(page).click();
  await answerCard(page).waitFor();
}

describe("leads in the admin", () => {
  it.each([1440, 390])("show what a visitor sent, in the list, in full and in the file, at %i px", async (width) => {
    const email = `list-${width}@example.org`;
    await sendLead(email, { "Last name": "=1+1", Website: "ada.example" });
    const { page, problems } = await open("/admin/leads", asAdmin({ viewport: { width, height: 900 } }));
    await page.getByRole("searchbox", { name: "Search leads" }).fill(email.toUpperCase());
    const row = page.getByRole("row").filter({ hasText: email });
    await page.waitForURL(/search=/);
    await row.waitFor();
    await expectAccessible(page);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...rows] = readCsv(readFileSync(await download.path(), "utf8").replace("\uFEFF", ""));
    const line = rows.find((cells) => cells.includes(email));
    expect(line?.[head?.indexOf("Last name") ?? -1]).toBe("'=1+1");

    await row.getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: "Ada =1+1" }).waitFor();
    await page.getByText("utm_source").waitFor();
    const fact = (name: string) => page.locator("dl > div").filter({ hasText: name }).locator("dd").innerText();
    expect([await fact("Cost per report"), await fact("Savings"), await fact("utm_source")]).toEqual([
      "$120",
      "$6,000 (50%)",
      "letter",
    ]);
    expect(await page.getByRole("link", { name: "Write an email" }).getAttribute("href")).toBe(`mailto:${email}`);
    expect(await page.getByRole("link", { name: "ada.example" }).getAttribute("href")).toMatch(
      /^https:\/\/ada\.example/,
    );
    await expectAccessible(page);

    await page.goBack();
    expect(await page.getByRole("searchbox").inputValue()).toBe(email.toUpperCase());
    expect(problems).toEqual([]);
  });

  it("say what to do where there is nothing", async () => {
    const { page, problems } = await open("/admin/subscribers", asAdmin());
    await page.getByRole("searchbox").pressSequentially("nobody has this", { delay: 60 });
    await page.getByText("contains “nobody has this”").waitFor();
    await expect.poll(() => page.getByRole("status").allTextContents()).toContain("0 found");
    await page.keyboard.press("Escape");
    await expect.poll(() => new URL(page.url()).search).toBe("");
    await page.getByRole("combobox").selectOption("Suspicious");
    await page.waitForURL(/suspicious=1/);
    await page.getByText("programs sent them").waitFor();
    await page.goto(new URL("/admin/leads/none", page.url()).href);
    await page.getByRole("alert").filter({ hasText: "Lead not found" }).waitFor();
    // The browser itself reports the answer 404.
    expect(problems.filter((text) => !text.includes("404"))).toEqual([]);
  });
});

async function postLead({ url }: ServerProcess, email: string): Promise<number> {
  const { token } = await (await fetch(`${url}/csrf`)).json();
  const fields = { firstName: "Ada", lastName: "Byron", email, website: "x", consent: "on", csrf: token };
  const sliders = { numStudents: "20", sessionsPerStudent: "5", costPerReport: "120" };
  const body = new URLSearchParams({ action: "roi_calculator_submission", ...sliders, ...fields });
  const answer = await fetch(url, { method: "POST", body, headers: { accept: "application/json", origin: url } });
  return answer.status;
}

/** How long the sender waits for a mail server that does not answer. */
const MAIL_LIMIT_MS = 30_000;

describe("mails about leads", () => {
  it("never hold up the visitor's answer, and the stop of the server only for a while", async () => {
    let begun = 0;
    const server = await startMailServer(() => {
      begun += 1;
      return new Promise(() => {});
    });
    const variables = { SMTP_URL: server.url, MAIL_FROM: "site@example.org", LEADS_EMAIL: "team@example.org" };
    const site = await startSite(variables);
    const began = performance.now();
    expect(await postLead(site, "ada@example.org")).toBe(200);
    expect(performance.now() - began).toBeLessThan(MAIL_LIMIT_MS);
    await expect.poll(() => begun).toBe(1);
    const stopping = performance.now();
    expect(await site.stop()).toBe(0);
    expect(performance.now() - stopping).toBeLessThan(MAIL_LIMIT_MS);
    void server.stop();
  });

  it("wait while the mail server is away, which the log says without an address", async () => {
    const variables = {
      SMTP_URL: "smtp://127.0.0.1:9",
      MAIL_FROM: "site@example.org",
      LEADS_EMAIL: "team@example.org",
    };
    const site = await startSite(variables);
    expect(await postLead(site, "ada@example.org")).toBe(200);
    await expect.poll(site.output).toContain("email about a lead not sent");
    expect(await site.stop()).toBe(0);
    expect(site.output()).not.toMatch(/(?:ada|team)@example/);
  });
});
