import { expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();

const invitation = (n: number) => ({
  id: `invitation-${n}`,
  email: `person${n}@example.org`,
  role: "editor",
  createdAt: "2040-01-01T00:00:00.000Z",
  expiresAt: "2040-01-08T00:00:00.000Z",
});
const entity = (n: number) => ({
  id: `entity-${n}`,
  name: `list${n}`,
  title: `List ${n}`,
  titlePlural: `Lists ${n}`,
  icon: "",
  description: "",
  properties: [],
  visitors: { read: false, create: false },
  members: { read: false, edit: false },
  revision: 1,
});

it.each<[string, string, string, (n: number) => object]>([
  ["/admin/users", "/api/invitations", "Pending invitations", invitation],
  ["/admin/data", "/api/entities", "Entities", entity],
])("%s shows more of a long list", async (screen, api, name, make) => {
  const { page, go, problems } = await openKept(asAdmin({ reducedMotion: "reduce" }));
  await page.route(
    ({ pathname }) => pathname === api,
    (route) => {
      const isNext = new URL(route.request().url()).searchParams.get("cursor") === "more";
      const numbers = Array.from({ length: 50 }, (_, n) => n + (isNext ? 50 : 0));
      return route.fulfill({ json: { items: numbers.map((n) => make(n)), ...(!isNext && { nextCursor: "more" }) } });
    },
  );
  await go(screen);
  const rows = page.getByRole("table", { name }).getByRole("row");
  await expect.poll(() => rows.count()).toBe(51);
  await page.getByRole("button", { name: "Load more" }).click();
  await expect.poll(() => rows.count()).toBe(101);
  expect(await page.getByRole("button", { name: "Load more" }).count()).toBe(0);
  expect(problems).toEqual([]);
});

const tenant = (n: number) => ({ id: `tenant-${n}`, name: `club${n}`, title: `List ${n}`, isOpen: true });
const never = { graceUntil: null, trialEndsAt: null, periodEndsAt: null, endsAt: null, coupon: null };
const unpaid = { interval: null, currency: null, amount: null, source: "staff", status: "active" };
const subscription = (n: number) => ({
  ...never,
  ...unpaid,
  plan: "plan",
  name: "Plus",
  tenant: `club${n}`,
  title: `List ${n}`,
  startedAt: "2040-01-01T00:00:00.000Z",
});

it.each<[string, string, string, (n: number) => object]>([
  ["/admin/data", "/api/entities", "Search entities", entity],
  ["/admin/organisations", "/api/tenants", "Search organisations", tenant],
  ["/admin/subscriptions", "/api/subscriptions", "Search organisations", subscription],
])("%s has its search again after Back", async (screen, api, name, make) => {
  const { page, go, problems } = await openKept(asAdmin({ reducedMotion: "reduce" }));
  await page.route(
    ({ pathname }) => pathname === api,
    (route) => {
      const search = new URL(route.request().url()).searchParams.get("search");
      return route.fulfill({ json: { items: (search === "99" ? [99] : [1, 2, 99]).map((n) => make(n)) } });
    },
  );
  await go(screen);
  const rows = page.getByRole("row").filter({ hasText: /Lists? \d+/ });
  await expect.poll(() => rows.count()).toBe(3);
  await page.getByRole("searchbox", { name }).fill("99");
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByRole("navigation").getByRole("link", { name: "Authors" }).click();
  await page.getByRole("heading", { name: "Authors", level: 1 }).waitFor();
  await page.goBack();
  await expect.poll(() => rows.allInnerTexts()).toEqual([expect.stringContaining("99")]);
  expect(await page.getByRole("searchbox", { name }).inputValue()).toBe("99");
  expect(problems).toEqual([]);
});
