import { expect, it } from "vitest";
import { ask } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { sendContact } from "./contact-form.ts";
import { asAdmin } from "./sign-in.ts";

const { openBlank } = useBrowser();

it("a test run is offered for entries that steps can read, so not for spam; it shows what it would send", async () => {
  await sendContact("Ada Tried", "ada@tried.example");
  await sendContact("Bot Tried", "bot@tried.example");
  const { page, go } = await openBlank(asAdmin({ reducedMotion: "reduce" }));
  const [bot] = (await ask(page, "GET", "/api/inbox/entries?search=bot@tried.example")).body.items;
  await ask(page, "PATCH", `/api/inbox/entries/${bot.id}`, { status: "spam" });
  const steps = [{ type: "mail", subject: "From {{submission.email}}", text: "x" }];
  const made = await ask(page, "POST", "/api/automations", { name: "Tried", trigger: { type: "submission" }, steps });
  await go(`/admin/automations/${made.body.id}`);
  await page.getByRole("button", { name: "Test run" }).click();
  const dialog = page.getByRole("dialog", { name: "Test run" });
  const names = () => dialog.getByLabel("For", { exact: true }).getByRole("option").allInnerTexts();
  const isOffered = async (name: string) => (await names()).some((one) => one.startsWith(name));
  await expect.poll(() => isOffered("Ada Tried")).toBe(true);
  expect(await isOffered("Bot Tried")).toBe(false);
  await dialog.getByRole("button", { name: "Run test" }).click();
  await page.waitForURL(/\/admin\/executions\//);
  await page.getByText("Nothing was sent or changed").waitFor();
  await page.getByText("From ada@tried.example").waitFor();
  await page.getByText("Person’s address").waitFor();
});
