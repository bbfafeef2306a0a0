import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { waitForFocus } from "./focus.ts";
import { adminApi } from "./signed-in-api.ts";

const { open } = useBrowser();
const PHONE = { viewport: { width: 390, height: 844 } };

const factsOf = async (name: string) => {
  const { body } = await adminApi().get(`/api/inbox/entries?search=${encodeURIComponent(name)}`);
  const entries = body.items.map(({ id }: { id: string }) => id);
  expect(entries).toHaveLength(1);
  const { facts } = (await adminApi().get(`/api/inbox/entries/${entries[0]}`)).body;
  return facts.map(({ label, text }: { label: string; text: string }) => `${label}: ${text}`);
};

/** Fills the contact form as someone, with an email address that browsers accept and the server refuses. */
async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Email").fill("ada@localhost");
  await page.getByLabel("Students").fill("120");
  await page.getByLabel("Data protection").check();
  await page.getByLabel("Your message").fill("one\ntwo");
  await page.getByLabel("I agree that you use what I enter").check();
}

const sent = (name: string, campaign: string) => [
  `Your name: ${name}`,
  "Email: ada@example.org",
  "Organisation: ",
  "Students: 120",
  "What is it about?: Data protection",
  "Your message: one\ntwo",
  `Campaign: ${campaign}`,
];

it("sends the contact form in place, says what is wrong where it is, and thanks", async () => {
  const { page } = await open("/contact?utm_campaign=spring", PHONE);
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Send message" }).scrollIntoViewIfNeeded();
  await fill(page, "Ada Inplace");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByRole("alert").waitFor();
  const email = page.getByLabel("Email");
  await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");
  expect(await page.getByText("Please enter an email address such as").count()).toBe(1);
  expect(await faults(page)).toEqual([]);
  await email.fill("ada@example.org");
  await page.getByRole("button", { name: "Send message" }).click();
  const thanks = page.getByRole("status");
  await thanks.getByText("We have your message and will answer by email.").waitFor();
  await waitForFocus(thanks);
  expect(await page.locator("main form").count()).toBe(0);
  expect(await factsOf("Ada Inplace")).toEqual(sent("Ada Inplace", "spring"));
});

it("does the same without JavaScript, in Spanish", async () => {
  const { page } = await open("/es/contact", { ...PHONE, javaScriptEnabled: false });
  await fill(page, "Ada Sin Script");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Escriba una dirección como nombre@ejemplo.org.").waitFor();
  expect(await page.getByLabel("Your message").inputValue()).toBe("one\ntwo");
  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByRole("status").getByText("We have your message").waitFor();
  expect(await factsOf("Ada Sin Script")).toEqual(sent("Ada Sin Script", ""));
});

it("shows what was entered in the form as it is now, when that asks for another consent than the one that was open", async () => {
  const formAgreedBy = (consentText: string) => ({
    form: {
      style: "simple",
      headline: "Ask us",
      fields: [{ id: 1, type: "longText", label: "Your question" }],
      consentText,
    },
  });
  const path = "/e2e-form-meanwhile";
  const made = await adminApi().post("/api/pages", {
    path,
    title: "Ask",
    blocks: [formAgreedBy("I agree to an answer")],
  });
  const publish = async () => expect((await adminApi().post(`/api/pages/${made.body.id}/publish`)).status).toBe(200);
  await publish();
  const { page } = await open(path, PHONE);
  await page.getByLabel("Your question").fill("one\ntwo");
  await page.getByLabel("I agree to an answer").check();
  await adminApi().post(`/api/pages/${made.body.id}/import`, { blocks: [formAgreedBy("I agree to calls")] });
  await publish();
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("alert").getByText("This form has changed since you opened it.").waitFor();
  expect(await page.getByLabel("Your question").inputValue()).toBe("one\ntwo");
  const consent = page.getByLabel("I agree to calls");
  expect(await consent.isChecked()).toBe(false);
  await consent.check();
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("status").getByText("Thank you").waitFor();
});
