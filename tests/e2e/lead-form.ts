import type { Page } from "playwright-core";
import { inject } from "vitest";
import { openDatabase } from "#db";
import { readLeads } from "../services.ts";

/** The calculator's place on the landing page. */
export const CALCULATOR = "#roi-calculator";

/** @returns the leads that a site has stored for an address. */
export async function leadsOf(email: string, folder = inject("siteFolder")) {
  const database = await openDatabase({ folder, exclusive: false });
  const leads = await readLeads(database);
  await database.close();
  return leads.filter((lead) => lead.email === email);
}

/** Goes to the calculator and waits until its script runs, where there is one. */
export async function reachCalculator(page: Page): Promise<void> {
  await page.locator(CALCULATOR).scrollIntoViewIfNeeded();
  const hasScript = await page.evaluate(() => matchMedia("(scripting: enabled)").matches);
  if (hasScript) await page.locator(`${CALCULATOR} button[aria-expanded]`).waitFor();
}

/** The button that opens the form; without a script it is a disclosure. */
export const quoteToggle = (page: Page) =>
  page.locator(CALCULATOR).locator("button, summary").filter({ hasText: "Get a quote" });

/** Opens the form and fills it as someone with this address; nothing is sent. */
export async function fillForm(page: Page, email: string, others: Record<string, string> = {}): Promise<void> {
  await reachCalculator(page);
  await quoteToggle(page).click();
  const fields = { "First name": "Ada", "Last name": "Lovelace", Email: email, Website: "ada.example", ...others };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel("I agree to be contacted and to the privacy policy").check();
}

export const sendButton = (page: Page) => page.getByRole("button", { name: "Send", exact: true });

/** The card in which the form says what came of it. */
export const answerCard = (page: Page) => page.locator(CALCULATOR).getByRole("status").filter({ hasText: "Thank you" });
export const errorCard = (page: Page) => page.locator(CALCULATOR).getByRole("alert");

export const slider = (page: Page, name: string) => page.getByRole("slider", { name });
export const valueOf = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue();

/** The results as they are read: name and value. */
export const figures = (page: Page) =>
  page
    .locator(`${CALCULATOR} dl > div`)
    .evaluateAll((all) => Object.fromEntries(all.map((one) => [...one.children].map((part) => part.textContent))));
