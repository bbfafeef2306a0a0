import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask, heroSaying, makePage } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { makeEntity, PROPERTIES, store } from "./data-rows.ts";
import { asAdmin } from "./sign-in.ts";

const { openBlank } = useBrowser();
const toasts = (page: Page) => page.locator("[data-sonner-toast]").allInnerTexts();

/** Presses a button twice while what it sends to an address is held back. @returns how often it was sent. */
async function pressTwice(page: Page, button: Locator, address: RegExp): Promise<number> {
  const pressed = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(address, async (route) => {
    if (route.request().method() !== "GET") {
      sent += 1;
      await pressed.promise;
    }
    await route.continue();
  });
  await button.press("Enter");
  await button.press("Enter");
  pressed.resolve();
  await button.waitFor({ state: "detached" });
  return sent;
}

it("a link to a draft is revoked once, without an error", async () => {
  const { page, go } = await openBlank(asAdmin());
  const id = await makePage(page, "/pressed-twice", [heroSaying("Twice")]);
  await ask(page, "POST", `/api/pages/${id}/previews`, { hours: 24 });
  await go(`/admin/pages/${id}?tab=links`);
  expect(await pressTwice(page, page.getByRole("button", { name: "Revoke link" }), /\/api\/previews\//)).toBe(1);
  await expect.poll(() => toasts(page)).toEqual(["Link revoked"]);
});

it("an invitation is revoked once, and nothing is said to be wrong", async () => {
  const { page, go } = await openBlank(asAdmin());
  await ask(page, "POST", "/api/invitations", { email: "twice@example.org", role: "editor" });
  await go("/admin/users");
  const revoke = page.getByRole("button", { name: "Revoke the invitation for twice@example.org" });
  expect(await pressTwice(page, revoke, /\/api\/invitations\//)).toBe(1);
  await expect.poll(async () => (await toasts(page)).length).toBe(1);
  expect((await toasts(page))[0]).toContain("Invitation for twice@example.org revoked");
});

it("a deleted row is restored once, without an error", async () => {
  const { page, go } = await openBlank(asAdmin());
  const { name, at } = await makeEntity(page, [{ title: "Algebra" }]);
  const [{ id }] = (await ask(page, "GET", at)).body.items;
  await ask(page, "DELETE", `${at}/${id}`);
  await go(`/admin/data/${name}/bin`);
  expect(await pressTwice(page, page.getByRole("button", { name: "Restore Algebra" }), /\/rows/)).toBe(1);
  await expect.poll(() => toasts(page)).toEqual(["1 row is back."]);
});

it("the shared header and footer say why they can't be opened, and are tried again", async () => {
  const { page, go } = await openBlank(asAdmin());
  await page.route("**/api/shared-blocks", (route) => route.abort());
  await go("/admin/pages");
  const alert = page.getByRole("alert");
  await alert.getByText("The shared header and footer can’t be opened").waitFor();
  await page.unrouteAll();
  await alert.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("link", { name: /Shared header and footer/ }).click();
  await page.getByRole("heading", { level: 1, name: "Shared header and footer" }).waitFor();
  expect(await alert.count()).toBe(0);
});

it("a deletion leaves the question about another entity open", async () => {
  const { page, go } = await openBlank(asAdmin());
  const [first, second] = ["Asked First", "Asked Second"];
  for (const [name, titlePlural] of Object.entries({ first, second }))
    await store(page, "/api/entities", { name, title: "Thing", titlePlural, properties: PROPERTIES });
  const asked = Promise.withResolvers<void>();
  await page.route(/\/api\/entities\/[^/]+$/, async (route) => {
    if (route.request().method() === "DELETE") await asked.promise;
    await route.continue();
  });
  const dialogOf = (title: string) => page.getByRole("dialog", { name: `Delete “${title}”?` });
  const askAbout = async (title: string) => {
    await page.getByRole("button", { name: `Actions for ${title}` }).click();
    await page.getByRole("menuitem", { name: "Delete…" }).click();
    await dialogOf(title).waitFor();
  };
  await go("/admin/data?search=Asked");
  await askAbout(first);
  await dialogOf(first).getByRole("button", { name: "Delete entity" }).click();
  await page.keyboard.press("Escape");
  await askAbout(second);
  asked.resolve();
  await page.getByText(`“${first}” deleted`).waitFor();
  await page.getByRole("button", { name: `Restore ${first}`, includeHidden: true }).waitFor({ state: "attached" });
  await expect.poll(() => page.locator("[role=dialog] [aria-busy]").count()).toBe(0);
  expect(await dialogOf(second).count()).toBe(1);
});
