import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  cancelSubscription,
  deliverTo,
  startFakeStripe,
  type FakeStripe,
} from "../../scripts/lib/fake-stripe/index.ts";
import { faults } from "./axe.ts";
import { useBrowser, type Opened } from "./browser.ts";
import { startSite, type ServerProcess } from "./server-process.ts";
import { ADMIN, apiOf, signInAsAdmin, type Api } from "./signed-in-api.ts";

const { open } = useBrowser();
const PASSWORD = "a quiet meadow in spring";

let site: ServerProcess;
let stripe: FakeStripe;
let api: Api;
let crew: string;

beforeAll(async () => {
  stripe = await startFakeStripe();
  site = await startSite({ ...ADMIN, ...stripe.variables, SIGN_UP: "open" });
  stripe.webhooks.deliver = deliverTo(`${site.url}/api/stripe/webhook`);
  api = apiOf(site.url, await signInAsAdmin(site.url));
  for (const { id } of (await api.get("/api/plans")).body.items) {
    await api.patch(`/api/plans/${id}`, { isArchived: true });
  }
  await api.post("/api/plans", { name: "Starter", isFree: true });
  const prices = [
    { interval: "month", currency: "EUR", amount: 2000 },
    { interval: "once", currency: "EUR", amount: 90_000 },
  ];
  crew = (await api.post("/api/plans", { name: "Crew", prices, trialDays: 14 })).body.id;
});
afterAll(async () => {
  await site.stop();
  await stripe.stop();
});

/** Makes an organisation with a person in it. */
async function join(tenant: string, role: string): Promise<void> {
  await api.post("/api/tenants", { name: tenant, title: tenant });
  const email = `${tenant}@example.org`;
  const { body } = await api.post(`/api/tenants/${tenant}/invitations`, { email, role });
  const token = new URL(body.url).searchParams.get("invitation");
  await apiOf(site.url, "").post(`/api/tenant-invitations/${token}/account`, { name: tenant, password: PASSWORD });
}

const planOf = (tenant: string) => `/account/organisations/${tenant}/plan`;

async function openAs(email: string, password: string, path: string): Promise<Opened> {
  const opened = await open(`${site.url}/sign-in?next=${encodeURIComponent(path)}`);
  await opened.page.getByLabel("Email", { exact: true }).fill(email);
  await opened.page.getByLabel("Password", { exact: true }).fill(password);
  await opened.page.keyboard.press("Enter");
  return opened;
}

/** Pays on Stripe's page, and comes back. */
async function pay(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue to payment: Crew" }).click();
  await page.getByRole("button", { name: "Pay" }).click();
  await page.getByText("Your plan has begun.").waitFor();
}

it("someone who doesn't own the organisation is led from its plan to its data", async () => {
  await join("club", "member");
  const { page, problems } = await openAs("club@example.org", PASSWORD, planOf("club"));
  await page.getByRole("heading", { level: 1, name: "Data" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/account/organisations/club/data");
  expect(problems).toEqual([]);
});

it("an administrator of the site who owns an organisation pays for its plan", async () => {
  await api.post("/api/organisations", { title: "Ours", plan: crew });
  const { page, problems } = await openAs(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD, planOf("ours"));
  await page.getByText("14 days free").waitFor();
  await pay(page);
  expect((await api.get("/api/tenants/ours/billing")).body.subscription).toMatchObject({ source: "stripe" });
  expect(problems).toEqual([]);
});

it("a trial is promised as long as it can be had", async () => {
  await join("choir", "owner");
  const { page } = await openAs("choir@example.org", PASSWORD, planOf("choir"));
  const trial = page.getByText("14 days free");
  await trial.waitFor();
  await page.getByLabel("How often you pay").selectOption("Once");
  await page.getByText("€900 once").waitFor();
  expect(await trial.count()).toBe(0);
  await page.getByLabel("How often you pay").selectOption("Monthly");
  await page.getByLabel("Coupon").fill("SPRUNG");
  await page.keyboard.press("Enter");
  await page.getByText("Coupon not found").waitFor();
  await page.getByLabel("Coupon").fill("");
  await pay(page);
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await page.getByRole("dialog", { name: "Cancel the plan?" }).getByRole("button", { name: "Cancel plan" }).click();
  await page.getByRole("button", { name: "Keep the plan" }).waitFor();
  // That is how it is kept: its card offers no switch to it.
  expect(await page.getByRole("button", { name: /: Crew$/ }).count()).toBe(0);
  cancelSubscription(stripe.store, [...stripe.store.subscriptions.keys()].at(-1) ?? "");
  await stripe.webhooks.settle();
  await page.reload();
  await page.getByText("Ended").waitFor();
  await page.getByRole("button", { name: "Continue to payment: Crew" }).waitFor();
  expect(await trial.count()).toBe(0);
  // The address still names the payment.
  expect(await page.getByText("Your plan has begun.").count()).toBe(0);
});

it("nobody gives up a plan that was paid once without a question", async () => {
  await join("band", "owner");
  const { page, problems } = await openAs("band@example.org", PASSWORD, planOf("band"));
  await page.getByLabel("How often you pay").selectOption("Once");
  await pay(page);
  const present = async () => (await api.get("/api/tenants/band/billing")).body.subscription.name;
  const leave = page.getByRole("button", { name: "Switch to it: Starter" });
  await leave.click();
  const question = page.getByRole("dialog", { name: "Switch to Starter?" });
  await question.getByRole("button", { name: "Keep your plan" }).click();
  await question.waitFor({ state: "hidden" });
  expect(await present()).toBe("Crew");
  await leave.click();
  await question.waitFor();
  expect(await faults(page)).toEqual([]);
  await question.getByRole("button", { name: "Switch to it" }).click();
  await page.getByText("Plan changed").waitFor();
  await expect.poll(present).toBe("Starter");
  expect(problems).toEqual([]);
});

it("what was ordered is still said after a reload, until the team has answered", async () => {
  await api.post("/api/plans", { name: "Campus", isOnRequest: true });
  await join("campus", "owner");
  const { page, problems } = await openAs("campus@example.org", PASSWORD, planOf("campus"));
  const order = page.getByText(/^You ordered Campus on .+\. We’ll answer by email\.$/);
  await page.getByRole("button", { name: "Ask for it: Campus" }).click();
  await page.getByText("Thank you. We’ll answer your order by email.").waitFor();
  await order.waitFor();
  await page.reload();
  await order.waitFor();
  expect(await faults(page)).toEqual([]);
  const [{ id }] = (await api.get("/api/orders?search=campus")).body.items;
  await api.patch(`/api/orders/${id}`, { isDone: true });
  await page.reload();
  await page.getByRole("button", { name: "Ask for it: Campus" }).waitFor();
  expect(await order.count()).toBe(0);
  expect(problems).toEqual([]);
});
