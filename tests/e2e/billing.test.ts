import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { planAddress } from "#billing";
import { deliverTo, renew, startFakeStripe, type FakeStripe } from "../../scripts/lib/fake-stripe/index.ts";
import { startMailServer } from "../smtp.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { startSite, type ServerProcess } from "./server-process.ts";
import { ADMIN, apiOf, signInAsAdmin, type Api } from "./signed-in-api.ts";

const { open } = useBrowser();
const PASSWORD = "a quiet meadow in spring";
const EMAIL = "vera@example.org";

let site: ServerProcess;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let stripe: FakeStripe;
let api: Api;
let plan: string;

beforeAll(async () => {
  mails = await startMailServer();
  stripe = await startFakeStripe();
  site = await startSite({ ...ADMIN, ...stripe.variables, SMTP_URL: mails.url, SIGN_UP: "open" });
  stripe.webhooks.deliver = deliverTo(`${site.url}/api/stripe/webhook`);
  api = apiOf(site.url, await signInAsAdmin(site.url));
  for (const { id } of (await api.get("/api/plans")).body.items) {
    await api.patch(`/api/plans/${id}`, { isArchived: true });
  }
  const people = (limit: number) => [{ feature: "people", limit, text: `Up to ${limit} people` }];
  await api.post("/api/plans", { name: "Starter", features: people(2), isFree: true });
  const prices = ["USD", "EUR"].flatMap((currency) => [
    { interval: "month", currency, amount: 2000 },
    { interval: "year", currency, amount: 20_000 },
  ]);
  plan = (await api.post("/api/plans", { name: "Crew", features: people(10), prices })).body.id;
  await api.post("/api/coupons", { code: "SPRING", rules: [{ percent: 25 }] });
});
afterAll(async () => {
  await site.stop();
  await stripe.stop();
  await mails.stop();
});

/** The link of the newest email to an address. */
async function confirmationLink(): Promise<string> {
  await expect.poll(() => mails.taken.some(({ to }) => to.includes(EMAIL))).toBe(true);
  const text = (mails.taken.at(-1)?.raw ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
  const path = /\/api\/auth\/verify-email\?\S+/.exec(text)?.[0];
  if (!path) throw new Error("The email has no link");
  return site.url + path;
}

const fill = async (page: Page, texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
};

it("a visitor with a coupon gets an account, an organisation and a paid plan, whose limit rises", async () => {
  const { page, problems } = await open(
    site.url +
      planAddress({ plan, interval: "month", currency: "EUR", coupon: "SPRING" }, { isSignUpOpen: true, locale: "en" }),
  );
  await page.getByRole("heading", { name: "Create your account" }).waitFor();
  await fill(page, { Name: "Vera Visitor", Email: EMAIL, Password: PASSWORD });
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  await page.goto(await confirmationLink());
  await fill(page, { Email: EMAIL, Password: PASSWORD });
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Name your organisation" }).waitFor();
  expect(await faults(page)).toEqual([]);
  await fill(page, { "Name of the organisation": "Bright Path" });
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Plan" }).waitFor();
  await page.getByText("1 of 2").waitFor();
  await page.getByText("€15 per month").waitFor();
  await expect.poll(() => page.getByLabel("Coupon").inputValue()).toBe("SPRING");
  expect(await faults(page)).toEqual([]);

  await page.getByRole("button", { name: "Continue to payment: Crew" }).press("Enter");
  await page.getByText("€15.00").waitFor();
  await page.getByRole("button", { name: "Decline" }).click();
  await page.getByText("Your card was declined.").waitFor();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByText("Your organisation has no plan yet.").waitFor();
  await expect.poll(() => page.getByLabel("Coupon").inputValue()).toBe("SPRING");
  await page.getByRole("button", { name: "Continue to payment: Crew" }).click();
  await page.getByRole("button", { name: "Pay" }).click();
  await page.getByText("Your plan has begun.").waitFor();
  await page.getByText("€15 per month, coupon SPRING").waitFor();
  await page.getByText("1 of 10").waitFor();
  await page.getByRole("link", { name: "FAKE-0001" }).waitFor();
  expect(await faults(page)).toEqual([]);

  const [subscription] = stripe.store.subscriptions.values();
  renew(stripe.store, subscription?.id ?? "", false);
  await stripe.webhooks.settle();
  await page.reload();
  await page.getByText("Payment due").waitFor();
  await page
    .getByRole("alert")
    .getByText(/Pay, or set another card, under “Payment details”\.$/)
    .waitFor();
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel plan" }).click();
  await page.getByText(/It is cancelled and ends on/).waitFor();
  await page.getByRole("button", { name: "Keep the plan" }).waitFor();
  await page.getByRole("button", { name: "Payment details" }).click();
  const paid = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: "Pay what is open" }).click();
  await paid;
  await stripe.webhooks.settle();
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("button", { name: "Keep the plan" }).click();
  await page.getByText("Cancellation undone").waitFor();
  await page.getByText(/^Renews on/).waitFor();
  expect(problems).toEqual([]);

  const price = { interval: "month", currency: "EUR", amount: 3000 };
  const raised = (await api.post("/api/plans", { name: "Choir", prices: [price] })).body.id;
  await page.reload();
  await page.getByText("€30 per month").waitFor();
  await api.patch(`/api/plans/${raised}`, { prices: [{ ...price, amount: 9000 }] });
  await page.getByRole("button", { name: "Switch to it: Choir" }).click();
  const question = page.getByRole("dialog", { name: "Switch to Choir?" });
  await question.getByText("You pay €30 per month.").waitFor();
  await question.getByRole("button", { name: "Switch to it" }).click();
  await question.getByRole("alert").getByText("The price of this plan has changed.").waitFor();
  await question.getByText("You pay €90 per month.").waitFor();
  await api.patch(`/api/plans/${raised}`, { isArchived: true });
});

it("a visitor without a script and without an account orders a plan, in Spanish too", async () => {
  const choice = { plan, interval: "year", currency: "EUR", coupon: "SPRING" };
  const address = (locale: string) => site.url + planAddress(choice, { isSignUpOpen: false, locale });
  const { page, problems } = await open(address("en"));
  await page.getByRole("heading", { name: "Order Crew" }).waitFor();
  expect(await faults(page)).toEqual([]);
  const plain = await open(address("es"), { javaScriptEnabled: false });
  await plain.page.getByRole("heading", { name: "Contratar Crew" }).waitFor();
  await fill(plain.page, { Nombre: "Ada Byron", "Correo electrónico": "ada@example.org" });
  await plain.page.keyboard.press("Enter");
  await plain.page.getByRole("heading", { name: "Gracias por su pedido" }).waitFor();
  const { items } = (await api.get("/api/orders")).body;
  expect(items).toMatchObject([{ name: "Ada Byron", plan: "Crew", amount: 15_000, coupon: "SPRING" }]);
  await expect.poll(() => mails.taken.some(({ raw }) => raw.includes("New order: Crew for Ada Byron"))).toBe(true);
  expect([...problems, ...plain.problems]).toEqual([]);
});

it("staff sees what organisations subscribe to, and what was ordered", async () => {
  await api.post("/api/plans", { name: "Tailored", isOnRequest: true });
  await api.post("/api/tenants", { name: "club", title: "Chess club" });
  const { page, problems } = await open(`${site.url}/sign-in`);
  await fill(page, { Email: ADMIN.ADMIN_EMAIL, Password: ADMIN.ADMIN_PASSWORD });
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/admin/);
  await page.goto(`${site.url}/admin/subscriptions`);
  await page.getByRole("link", { name: "Bright Path" }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole("tab", { name: "Orders" }).click();
  await page.getByText("Ada Byron").waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Mark as done: Ada Byron" }).click();
  await page.getByText("No open orders").waitFor();
  await page.getByLabel("Show").selectOption("Done");
  await page.getByRole("button", { name: "Delete the order of Ada Byron" }).click();
  const question = page.getByRole("dialog", { name: "Delete this order?" });
  expect(await faults(page)).toEqual([]);
  await question.getByRole("button", { name: "Delete order" }).click();
  await page.getByText("No done orders").waitFor();
  expect((await api.get("/api/orders?which=done")).body.items).toEqual([]);
  await page.goto(`${site.url}/admin/organisations/club`);
  await page.getByRole("button", { name: "Give a plan" }).click();
  const dialog = page.getByRole("dialog", { name: "Give a plan" });
  await dialog.getByLabel("Plan").selectOption("Crew");
  await dialog.getByLabel("Price").selectOption("€200 per year");
  await dialog.getByLabel("Plan").selectOption("Tailored");
  await dialog.getByLabel("Price").waitFor({ state: "hidden" });
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Give plan" }).click();
  await page.getByText("As agreed").waitFor();
  expect(await faults(page)).toEqual([]);
  await page.goto(`${site.url}/admin/subscriptions`);
  await page.getByText("Given by staff").waitFor();
  await page.getByRole("link", { name: "Bright Path" }).click();
  await page.getByText("It is paid through Stripe.").waitFor();
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await page.getByRole("dialog", { name: "Cancel the plan?" }).getByRole("button", { name: "Cancel plan" }).click();
  await page.getByText(/^Ends on/).waitFor();
  expect([...stripe.store.subscriptions.values()][0]?.cancel_at_period_end).toBe(true);
  await expect.poll(() => page.getByRole("button", { name: /Cancel plan|Keep the plan/ }).count()).toBe(0);
  expect(problems).toEqual([]);
});
