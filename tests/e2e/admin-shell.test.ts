import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { makePage } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { waitForFocus } from "./focus.ts";
import { NOWHERE } from "./kept-pages.ts";
import { waitForQuiet } from "./loading.ts";
import { asAdmin } from "./sign-in.ts";

const { open, openKept } = useBrowser();
/** The product's own areas in their order; a new domain may add one without being named here. */
const AREAS = [
  "Pages",
  "Posts",
  "Authors",
  "Data",
  "Organisations",
  "Plans",
  "Subscriptions",
  "Inbox",
  "Leads",
  "Subscribers",
  "Automations",
  "Media",
  "AI usage",
  "Users",
  "Settings",
  "Help",
];
const PHONE = { viewport: { width: 390, height: 844 } };

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");
const userMenu = (page: Page) => page.getByRole("button", { name: /Administrator/ });

/** Opens a place of the admin as the admin, and waits for its heading. */
async function openAdmin(path: string, options = {}) {
  const opened = await openKept(asAdmin({ reducedMotion: "reduce", ...options }));
  await opened.go(path);
  await heading(opened.page).waitFor();
  return opened;
}

describe("the navigation", () => {
  it("leads to every area, whose heading gets the focus and whose name the window has", async () => {
    const { page, problems } = await openAdmin("/admin");
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    const areas = await links.allTextContents();
    expect(areas.filter((area) => AREAS.includes(area))).toEqual(AREAS);
    for (const area of areas.toReversed()) {
      await page.getByRole("link", { name: area, exact: true }).click();
      await expect.poll(() => focused(page)).toBe(area);
      await expect.poll(() => page.title()).toBe(`${area} · Reportwell`);
      expect(await page.locator('[aria-current="page"]').textContent()).toBe(area);
    }
    expect(problems).toEqual([]);
  });

  it.each(["/admin/executions", "/admin/webhooks"])(
    "marks Automations on %s, which it has no item for",
    async (path) => {
      const { page } = await openAdmin(path);
      expect(await page.locator('[aria-current="page"]').textContent()).toBe("Automations");
    },
  );

  it("leads into the editor of a page and out of it, where the heading has the focus too", async () => {
    const { page, go } = await openKept(asAdmin());
    const id = await makePage(page, "/shell-editor", [{ heading: { headline: "Hello" } }]);
    await go(`/admin/pages/${id}`);
    await page.getByRole("link", { name: "Edit page" }).click();
    await page.waitForURL(/edit$/);
    await expect.poll(() => page.locator("h1:focus").count()).toBe(1);
    await page.route(/\/(api\/pages|assets)\//, (route) => page.waitForTimeout(6000).then(() => route.continue()));
    await page.getByRole("link", { name: "Back to the page’s settings" }).click();
    await expect.poll(() => page.locator("h1:focus").count()).toBe(1);
  });

  it("is a menu on a phone, which Escape closes and which gives the focus back", async () => {
    const { page } = await openAdmin("/admin/users", PHONE);
    const button = page.getByRole("button", { name: "Open menu" });
    await button.click();
    await expect.poll(() => focused(page)).toBe("Users");
    await page.keyboard.press("Escape");
    await waitForFocus(button);
    await button.click();
    await page.getByRole("link", { name: "Leads" }).click();
    await expect.poll(() => focused(page)).toBe("Leads");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  it("scrolls on a low screen above the account, which stays in view", async () => {
    const { page } = await openAdmin("/admin/users", { viewport: { width: 1280, height: 500 } });
    const { y = 500, height = 0 } = (await userMenu(page).boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(500);
    const help = page.getByRole("link", { name: "Help" });
    await help.click();
    await expect.poll(() => focused(page)).toBe("Help");
    await page.reload();
    await expect.poll(async () => (await help.boundingBox())?.y ?? 500).toBeLessThan(y);
  });

  it("can be skipped", async () => {
    const { page } = await open("/admin/users", asAdmin());
    await heading(page).waitFor();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  });

  it("says so where there is nothing", async () => {
    const { page } = await open("/admin/no-such-area", asAdmin());
    await expect.poll(() => heading(page).textContent()).toBe("There is nothing here");
    await page.getByRole("link", { name: "Go to the start" }).click();
    await expect.poll(() => focused(page)).toBe("Pages");
  });
});

describe("the command palette", () => {
  it("opens with Ctrl+K, finds areas by name and gives the focus back", async () => {
    const { page } = await openAdmin("/admin/users");
    const invite = page.getByRole("button", { name: "Invite someone" });
    await invite.focus();
    await page.keyboard.press("Control+k");
    await waitForFocus(page.getByRole("combobox"));
    await page.keyboard.press("Escape");
    await waitForFocus(invite);
    await page.keyboard.press("Control+k");
    await waitForFocus(page.getByRole("combobox"));
    await page.keyboard.type("setti");
    await page.getByRole("option", { name: "Settings", selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("Settings");
  });

  it("finds pages by their path", async () => {
    const { page } = await openAdmin("/admin/users");
    await page.getByRole("button", { name: /^Search or run…/ }).click();
    await page.getByRole("combobox").fill("pric");
    await page.getByRole("option", { name: /\/pricing/ }).click();
    await page.waitForURL(/\/admin\/pages\/.+/);
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  it("says that pages couldn't be searched, in place of having found none", async () => {
    const { page } = await openAdmin("/admin/users");
    await page.route("**/api/pages?*", (route) => route.abort());
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: "Search or run a command" });
    await dialog.getByRole("combobox").fill("zzz");
    await dialog.getByText("Searching").waitFor();
    expect(await dialog.getByText("No results").count()).toBe(0);
    await dialog.getByText("Pages and posts can’t be searched").waitFor();
    expect(await dialog.getByText("No results").count()).toBe(0);
    await page.keyboard.press("Escape");
  });

  it("says that nothing was found, and axe finds no fault in it", async () => {
    const { page } = await openAdmin("/admin/users");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("zzz");
    await page.getByText("No results").waitFor();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Escape");
  });

  it("finds a page by its path however slowly that is typed", async () => {
    const { page } = await openAdmin("/admin/users");
    await page.keyboard.press("Control+k");
    const search = page.getByRole("combobox");
    const option = page.getByRole("option", { name: /Pricing.*\/pricing/ });
    await search.fill("/prici");
    await option.waitFor();
    const answer = page.waitForResponse(/\/api\/pages\?.*search=%2Fpricin/);
    await search.fill("/pricin");
    await (await answer).finished();
    await option.waitFor();
    expect(await page.getByText("No results").count()).toBe(0);
    await search.press("Escape");
  });
});

it("the chosen theme stays, and is there before anything is drawn", async () => {
  const { page } = await open("/admin/users", asAdmin({ colorScheme: "light" }));
  await userMenu(page).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(scheme).toBe("dark");
  await page.route("**/assets/main-*.js", (route) => route.abort());
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect.poll(scheme).toBe("dark");
});

it.each(["light", "dark"] as const)(
  "the room kept for a scroll bar is as dim under a dialog as the rest: %s",
  async (colorScheme) => {
    const { page } = await openAdmin("/admin/pages", { colorScheme });
    await page.getByRole("button", { name: "Create page" }).click();
    await page.getByRole("dialog").waitFor();
    const [shown, dimmed] = await page.evaluate(() => {
      const context = document.createElement("canvas").getContext("2d");
      const colors = (...layers: Element[]) => {
        for (const layer of layers) {
          if (context) context.fillStyle = getComputedStyle(layer).backgroundColor;
          context?.fillRect(0, 0, 1, 1);
        }
        return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
      };
      const [overlay] = document.getElementsByClassName("kit-overlay");
      return [colors(document.documentElement), colors(document.body, ...(overlay ? [overlay] : []))];
    });
    for (const [channel, value] of shown.entries()) expect(Math.abs(value - (dimmed[channel] ?? 0))).toBeLessThan(2);
  },
);

it("says so while there is no connection", async () => {
  const { page } = await openAdmin("/admin/users");
  await page.context().setOffline(true);
  await expect.poll(() => page.getByText("You are offline.").count()).toBe(1);
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText("You are offline.").count()).toBe(0);
});

describe("axe finds no fault, in light and in dark", () => {
  const areas = AREAS.map((area) => `/admin/${area.toLowerCase().replace(" ", "-")}`);
  const screens = [...areas, "/admin/profile", NOWHERE];

  const sizes = [["/admin/users", 1440] as const, ...screens.map((path) => [path, 390] as const)];
  it.each(sizes)("on %s at %i", async (path, width) => {
    const { page, problems } = await openAdmin(path, { viewport: { width, height: 900 } });
    await waitForQuiet(page);
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  });

  it.each([390, 1440])("in the palette, the menus and the dialog of the users at %i", async (width) => {
    const { page } = await openAdmin("/admin/users", { viewport: { width, height: 900 } });
    await page.keyboard.press("Control+k");
    await waitForFocus(page.getByRole("combobox"));
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Invite someone" }).click();
    await waitForFocus(page.getByRole("dialog").getByLabel("Email"));
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await userMenu(page).click();
    expect(await faults(page, { within: '[role="menu"]' })).toEqual([]);
  });
});

describe("the document", () => {
  it("has the admin's policy, no inline script, and is never cached", async () => {
    const cookie = inject("adminCookies")
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
    for (const path of ["/admin", "/admin/users", "/sign-in", "/sign-up", "/forgot-password"]) {
      const answer = await fetch(inject("siteUrl") + path, { headers: { cookie } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("content-security-policy")).toBe(
        "default-src 'self'; style-src 'self' 'unsafe-inline'; style-src-attr 'unsafe-inline'; object-src 'none'; " +
          "base-uri 'none'; form-action 'self'; frame-ancestors 'self'; script-src 'self'" +
          // The editor shows the pictures of a page from wherever they are.
          (path.startsWith("/admin") ? "; img-src 'self' blob: data: http: https:" : ""),
      );
      const html = await answer.text();
      expect(html).toContain('name="robots" content="noindex"');
      expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/);
      // On a phone, an on-screen keyboard doesn't cover a dialog's buttons, where the browser knows this.
      expect(html).toMatch(/<meta name="viewport" content="[^"]*\binteractive-widget=resizes-content"/);
    }
  });

  it.each([
    ["/admin", "/sign-in"],
    ["/admin/users?search=a&b", "/sign-in?next=%2Fadmin%2Fusers%3Fsearch%3Da%26b"],
    ["/admin/pages/1/edit", "/sign-in?next=%2Fadmin%2Fpages%2F1%2Fedit"],
  ])("of %s leads those who aren't signed in to %s before anything is loaded", async (path, to) => {
    for (const cookie of ["", "blockwright.session_token=ended"]) {
      const answer = await fetch(inject("siteUrl") + path, { redirect: "manual", headers: { cookie } });
      expect([answer.status, answer.headers.get("location")]).toEqual([302, to]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });

  it.each(["/setup", "/es/sign-in", "/es/admin", "/administration"])("isn't at %s", async (path) => {
    expect((await fetch(inject("siteUrl") + path)).status).toBe(404);
  });
});
