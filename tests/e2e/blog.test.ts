import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, makePage, makePost } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { scrollThrough, useBrowser } from "./browser.ts";
import { asAdmin } from "./sign-in.ts";

const { open, openKept } = useBrowser();
const POST = "/blog/six-lines-are-enough";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const topics = (page: Page) => page.getByRole("group", { name: "Posts by topic" });
const titles = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe("without a script", () => {
  it("the blog leads to its posts, to those about a topic, and from post to post", async () => {
    const { page, problems } = await open("/blog", { javaScriptEnabled: false });
    expect(await titles(page)).toHaveLength(3);
    await topics(page).getByRole("link", { name: "Families" }).click();
    await expect.poll(() => topics(page).locator("[aria-current]").allTextContents()).toEqual(["Families"]);
    await expect.poll(() => titles(page)).toEqual(["The page that a family reads to the end"]);
    // The whole entry is the link, not only its title.
    await page.locator(".blog-entry").click({ position: { x: 90, y: 90 } });
    await expect.poll(() => title(page).textContent()).toBe("The page that a family reads to the end");
    await page.getByRole("link", { name: "Next post" }).click();
    await page.getByRole("article").getByRole("link", { name: "Safeguarding" }).click();
    await expect.poll(() => titles(page)).toEqual(["Why a person signs every report"]);
    await topics(page).getByRole("link", { name: "All posts" }).click();
    await expect
      .poll(async () => [pathOf(page), await titles(page)])
      .toEqual(["/blog", expect.objectContaining({ length: 3 })]);
    expect(problems).toEqual([]);
  });

  it("a post's headings are listed beside it, or above it where there is no room, and lead to their place", async () => {
    const { page } = await open(POST, { javaScriptEnabled: false, reducedMotion: "reduce" });
    const contents = page.getByRole("navigation", { name: "On this page" });
    expect(await contents.getByRole("link").count()).toBe(5);
    await contents.getByRole("link", { name: "Write what you saw" }).click();
    const topOf = async (place: Locator) => (await place.boundingBox())?.y;
    await expect.poll(() => topOf(page.getByRole("heading", { name: "Write what you saw" }))).toBeLessThan(200);
    expect(await topOf(contents)).toBeGreaterThan(64);
    expect(await topOf(contents)).toBeLessThan(200);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => contents.getByRole("link").count()).toBe(0);
    await contents.getByText("On this page").click();
    await expect.poll(() => contents.getByRole("link").count()).toBe(5);
    expect(await page.getByRole("button", { name: "Copy link" }).count()).toBe(0);
  });
});

it("older posts are one page further, and the page says which it is", async () => {
  const { page } = await openKept(asAdmin());
  for (const name of ["a", "b", "c", "d"]) {
    const id = await makePost(page, `/e2e-paged/${name}`, { title: `Post ${name}` });
    expect((await ask(page, "POST", `/api/pages/${id}/publish`, {})).status).toBe(200);
  }
  const list = await makePage(page, "/e2e-paged", [{ blogPosts: { style: "featured", pageSize: "3" } }]);
  await ask(page, "POST", `/api/pages/${list}/publish`, {});
  const { page: read } = await open("/es/e2e-paged");
  await read.getByRole("link", { name: "Artículos anteriores" }).click();
  await expect.poll(() => titles(read)).toEqual(["Post a"]);
  const pages = read.getByRole("group", { name: "Páginas de artículos" });
  expect(await pages.locator("[aria-current=page]").textContent()).toBe("Página 2");
  await pages.getByRole("link", { name: "Artículos más recientes" }).click();
  await expect
    .poll(async () => [read.url().endsWith("/es/e2e-paged"), await titles(read)])
    .toEqual([true, ["Post d", "Post c", "Post b"]]);
});

it("a post's address is copied with a button that says so", async () => {
  const { page, problems } = await open(POST, { permissions: ["clipboard-read", "clipboard-write"] });
  await scrollThrough(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByRole("status").filter({ hasText: "Link copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${POST}$`));
  expect(problems).toEqual([]);
});

it("a post's address is shown where the browser refuses to copy it", async () => {
  const { page, problems } = await open(POST, { permissions: [] });
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))));
  await scrollThrough(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByRole("status").filter({ hasText: POST }).waitFor();
  expect(problems).toEqual([]);
});

it.each([390, 1440])("list and post fit and break no rule of axe, %i wide", async (width) => {
  for (const path of ["/blog", `/es${POST}`, "/blog?tag=nothing"]) {
    const { page } = await open(path, { viewport: { width, height: 844 } });
    expect([path, await faults(page)]).toEqual([path, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
