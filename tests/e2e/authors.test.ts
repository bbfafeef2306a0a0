import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, it } from "vitest";
import { ask, pressInToast } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { loseAnswer, useBrowser } from "./browser.ts";
import { waitForFocus } from "./focus.ts";
import { asAdmin } from "./sign-in.ts";

const { openBlank } = useBrowser();

/** Opens the screen with these authors and no others. */
async function openAuthors(authors: object[], options = {}) {
  // A fresh document: another would still have the list of the test before.
  const opened = await openBlank(asAdmin({ reducedMotion: "reduce", ...options }));
  const { page, go } = opened;
  for (const { id } of (await ask(page, "GET", "/api/authors")).body.items) {
    await ask(page, "DELETE", `/api/authors/${id}`);
  }
  for (const author of authors) await ask(page, "POST", "/api/authors", author);
  await go("/admin/authors");
  await page.getByRole("heading", { level: 1, name: "Authors" }).waitFor();
  return opened;
}

const row = (page: Page, name: string) => page.getByRole("table", { name: "Authors" }).getByRole("row", { name });
const dialog = (page: Page) => page.getByRole("dialog", { name: /^(?:Add|Edit) author$/ });
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));

async function choosePicture(page: Page): Promise<void> {
  await dialog(page).getByRole("button", { name: "Choose picture" }).click();
  const create = { width: 64, height: 64, channels: 3, background: "#84c" } as const;
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /Upload pictures/ }).click();
  const buffer = await sharp({ create }).png().toBuffer();
  await (await chooser).setFiles([{ name: "ada.png", mimeType: "image/png", buffer }]);
  await expect.poll(() => dialog(page).getByLabel("Address of Picture").inputValue()).toMatch(/^\/media\/\w+\.png$/);
}

it("says what authors are for, and adds one with a picture, named after an account", async () => {
  const { page, problems } = await openAuthors([]);
  await page.getByText("Add the people who write your posts.").waitFor();
  await page.getByRole("button", { name: "Add the first author" }).click();
  const { user } = (await ask(page, "GET", "/api/session")).body;
  await dialog(page).getByRole("combobox", { name: "Account" }).fill(user.email);
  await page.getByRole("option", { name: `${user.name} (${user.email})` }).click();
  expect(await dialog(page).getByLabel("Name").inputValue()).toBe(user.name);
  await choosePicture(page);
  await dialog(page).getByLabel("Bio").fill("b".repeat(601));
  await dialog(page).getByText("Remove 1 character").waitFor();
  await dialog(page).getByLabel("Bio").fill("Writes about reports.");
  await dialog(page).getByText("579 characters left").waitFor();
  await dialog(page).getByLabel("Link").fill("ada.example");
  await dialog(page).getByRole("button", { name: "Add author" }).click();
  await dialog(page).getByText("Enter an address that begins with https://").waitFor();
  await expect.poll(() => focusedName(page)).toBe("link");
  await page.keyboard.type("x");
  await dialog(page).getByLabel("Link").fill("https://www.ada.example/me");
  await dialog(page).getByLabel("Link").press("Enter");
  await dialog(page).waitFor({ state: "detached" });
  const added = row(page, user.name);
  expect(await added.getByRole("link", { name: "ada.example" }).getAttribute("href")).toBe(
    "https://www.ada.example/me",
  );
  const image = added.locator("img");
  expect(await image.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))).toBe(64);
  const [stored] = (await ask(page, "GET", "/api/authors")).body.items;
  expect(stored).toMatchObject({ bio: "Writes about reports.", userName: user.name });
  // The refused link is the only answer that the console may report.
  expect(problems).toEqual([expect.stringContaining("422")]);
});

it("names the account that was chosen after a reload too, although the accounts offered are others", async () => {
  const { page } = await openAuthors([]);
  const account = dialog(page).getByRole("combobox", { name: "Account" });
  await page.getByRole("button", { name: "Add the first author" }).click();
  const { user } = (await ask(page, "GET", "/api/session")).body;
  await account.fill(user.email);
  await page.getByRole("option", { name: `${user.name} (${user.email})` }).click();
  await page.route("**/api/users?*", (route) => route.fulfill({ json: { items: [] } }));
  await page.reload();
  await expect.poll(() => account.inputValue()).toBe(user.name);
});

it("renames an author by keyboard, refuses another's name, and finds the author by the former one", async () => {
  const { page } = await openAuthors([{ name: "Ada Byron" }, { name: "Grace Hopper" }]);
  const link = row(page, "Ada Byron").getByRole("link");
  await link.press("Enter");
  await expect.poll(() => focusedName(page)).toBe("name");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("grace hopper");
  await page.keyboard.press("Enter");
  await dialog(page).getByText("There is an author named “Grace Hopper” already").waitFor();
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await waitForFocus(link);
  await page.keyboard.press("Enter");
  await expect.poll(() => dialog(page).getByLabel("Name").inputValue()).toBe("grace hopper");
  await dialog(page).getByLabel("Name").fill("Ada Lovelace");
  await dialog(page).getByLabel("Name").press("Enter");
  await row(page, "Ada Lovelace").getByText("Formerly Ada Byron").waitFor();
  await page.getByRole("searchbox", { name: "Search authors" }).fill("byron");
  await row(page, "Grace Hopper").waitFor({ state: "detached" });
  expect(await row(page, "Ada Lovelace").count()).toBe(1);
});

it("shows what was entered until the list has it", async () => {
  const { page } = await openAuthors([{ name: "Ada Byron" }]);
  await row(page, "Ada Byron").getByRole("link").click();
  await dialog(page).getByLabel("Name").fill("Ada Lovelace");
  const isAsked = Promise.withResolvers<void>();
  const isShown = Promise.withResolvers<void>();
  await page.route(/\/api\/authors(?:\?|$)/, async (route) => {
    isAsked.resolve();
    await isShown.promise;
    await route.continue();
  });
  await dialog(page).getByLabel("Name").press("Enter");
  await isAsked.promise;
  expect(await dialog(page).getByLabel("Name").inputValue()).toBe("Ada Lovelace");
  isShown.resolve();
  await row(page, "Ada Lovelace").waitFor();
  expect(await dialog(page).count()).toBe(0);
});

it("goes on with what is entered during its save, and shows what someone else entered before it is replaced", async () => {
  const { page } = await openAuthors([]);
  await page.getByRole("button", { name: "Add the first author" }).click();
  await dialog(page).getByLabel("Name").fill("Ada");
  const [isAsked, mayGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(
    "**/api/authors",
    async (route) => {
      isAsked.resolve();
      await mayGo.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await dialog(page).getByLabel("Name").press("Enter");
  await isAsked.promise;
  await dialog(page).getByLabel("Bio").fill("Mine");
  mayGo.resolve();
  await dialog(page).getByRole("heading", { name: "Edit author" }).waitFor();
  expect(await dialog(page).getByLabel("Bio").inputValue()).toBe("Mine");
  const [{ id }] = (await ask(page, "GET", "/api/authors")).body.items;
  await ask(page, "PATCH", `/api/authors/${id}`, { bio: "Theirs", link: "https://ada.example/" });
  const save = dialog(page).getByRole("button", { name: "Save" });
  await save.click();
  await dialog(page).getByText("Bio: Theirs").waitFor();
  expect(await dialog(page).getByLabel("Bio").inputValue()).toBe("Mine");
  await save.click();
  await dialog(page).waitFor({ state: "detached" });
  const stored = (await ask(page, "GET", "/api/authors")).body.items;
  expect(stored).toMatchObject([{ name: "Ada", bio: "Mine", link: "https://ada.example/" }]);
});

it("deletes an author, and brings everything back with Undo", async () => {
  const ada = { name: "Ada Lovelace", bio: "Two\nlines.", link: "https://ada.example/", formerNames: ["Ada Byron"] };
  const { page } = await openAuthors([ada, { name: "Grace Hopper" }]);
  const removeAda = async () => {
    await page.getByRole("button", { name: "Actions for Ada Lovelace" }).press("Enter");
    await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
    await row(page, "Ada Lovelace").waitFor({ state: "detached" });
  };
  const isReleased = Promise.withResolvers<void>();
  await page.route("**/api/authors/*", (route) => isReleased.promise.then(() => route.fallback()), { times: 1 });
  const isDeleted = removeAda();
  await page.getByRole("button", { name: "Actions for Ada Lovelace" }).and(page.locator("[aria-busy=true]")).waitFor();
  isReleased.resolve();
  await isDeleted;
  await pressInToast(page, /“Ada Lovelace” deleted/, "Undo");
  await row(page, "Ada Lovelace").getByText("Formerly Ada Byron").waitFor();
  await loseAnswer(page, "**/api/authors/*");
  await removeAda();
  await pressInToast(page, /can’t be reached/, "Undo");
  await row(page, "Ada Lovelace").getByText("Formerly Ada Byron").waitFor();
  expect((await ask(page, "GET", "/api/authors?search=ada")).body.items).toMatchObject([ada]);
});

it("keeps what was typed when the author is deleted by someone else", async () => {
  const { page } = await openAuthors([{ name: "Ada" }]);
  await row(page, "Ada").getByRole("link").click();
  await dialog(page).getByLabel("Bio").fill("Not to be lost");
  const [{ id }] = (await ask(page, "GET", "/api/authors")).body.items;
  await ask(page, "DELETE", `/api/authors/${id}`);
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await dialog(page).getByText("Author not found").waitFor();
  await expect.poll(() => page.locator("[role=row]", { hasText: "Ada" }).count()).toBe(0);
  expect(await dialog(page).getByLabel("Bio").inputValue()).toBe("Not to be lost");
});

it.each([
  ["a phone", 390],
  ["a desk", 1440],
])("is accessible and fits on %s", async (_what, width) => {
  const long = {
    name: `Ada ${"x".repeat(110)}`,
    link: `https://${"long.".repeat(20)}example/`,
    formerNames: ["Byron"],
  };
  const { page } = await openAuthors([long, { name: "Grace Hopper" }], { viewport: { width, height: 800 } });
  await row(page, "Grace Hopper").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await faults(page)).toEqual([]);
  await row(page, "Grace Hopper").getByRole("link").click();
  await dialog(page).waitFor();
  expect(await faults(page)).toEqual([]);
});
