import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, makePost, operate, visit } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { waitForFocus } from "./focus.ts";
import { asAdmin } from "./sign-in.ts";

const { openBlank, openKept } = useBrowser();
const openAdmin = () => openKept(asAdmin({ reducedMotion: "reduce" }));

async function draftTags(page: Page, id: string): Promise<Record<string, string>> {
  const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
  return Object.fromEntries(body.page.metaTags.map(({ name, value }: Record<string, string>) => [name, value]));
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const table = (page: Page) => page.getByRole("table", { name: "Posts" });
const row = (page: Page, text: string) => table(page).getByRole("row").filter({ hasText: text });
const tags = (page: Page) => page.getByRole("combobox", { name: "Tags" });
const idIn = (page: Page) => new URL(page.url()).pathname.split("/")[3] ?? "";

async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

describe("the list of posts", () => {
  it("makes a post with an address made of its title in its blog, and opens it to be written", async () => {
    const { page, go, problems } = await openAdmin();
    await makePost(page, "/e2e-notes/first", { author: "Ana" });
    await go("/admin/posts");
    await page.getByRole("button", { name: "Create post" }).click();
    const dialog = page.getByRole("dialog", { name: "Create post" });
    const address = dialog.getByLabel("Address", { exact: true });
    await dialog.getByLabel("Title", { exact: true }).fill("Łódź: ¿Qué dice Äsop?");
    await dialog.getByLabel("Blog").selectOption("/e2e-notes");
    expect(await address.inputValue()).toBe("/e2e-notes/lodz-que-dice-asop");
    await address.fill("/e2e-notes/first");
    await dialog.getByText(/Another page is at \/e2e-notes\/first/).waitFor();
    await address.fill("/e2e-notes/second");
    await dialog.getByLabel("Blog").selectOption("/blog");
    expect(await address.inputValue()).toBe("/blog/second");
    await dialog.getByLabel("Blog").selectOption("/e2e-notes");
    await dialog.getByLabel("Author").fill("an");
    await page.getByRole("listbox", { name: "Author" }).getByRole("option", { name: "Ana" }).click();
    await dialog.getByRole("button", { name: "Create and write" }).click();
    const writing = page.getByRole("dialog", { name: "Write" });
    await writing.getByText("Łódź: ¿Qué dice Äsop?").waitFor();
    const { body } = await ask(page, "GET", `/api/pages/${idIn(page)}`);
    expect(body).toMatchObject({ kind: "post", path: "/e2e-notes/second", post: { author: "Ana", tags: [] } });
    await writing.getByRole("textbox", { name: "Text" }).click();
    await page.keyboard.type("The first words.");
    await page.keyboard.press("Escape");
    await writing.waitFor({ state: "hidden" });
    await page.frameLocator("iframe[title=Page]").getByText("The first words.").waitFor();
    await page.getByRole("link", { name: "Back to the post’s settings" }).click();
    await page.getByRole("link", { name: "Posts" }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(`/admin/posts/${idIn(page)}`);
    expect(problems).toEqual([]);
  });

  it("stays where it is when the authors and tags arrive that it can be narrowed to, on a phone", async () => {
    const { page, go } = await openBlank(asAdmin({ viewport: { width: 390, height: 844 } }));
    const isSent = Promise.withResolvers<void>();
    await page.route("**/api/posts/choices", async (route) => {
      await isSent.promise;
      await route.continue();
    });
    await makePost(page, "/e2e-still/one", { author: "Dee", "article:tag": "Still" });
    await go("/admin/posts");
    await table(page).waitFor();
    const before = await table(page).boundingBox();
    isSent.resolve();
    await page.getByLabel("Tag", { exact: true }).getByRole("option", { name: "Still" }).waitFor({ state: "attached" });
    expect((await table(page).boundingBox())?.y).toBe(before?.y);
  });

  it("finds posts by words, status, author and tag, which are all in the address", async () => {
    const { page, go } = await openAdmin();
    const one = await makePost(page, "/e2e-found/one", { author: "Bea", "article:tag": "Rare, Common" });
    await makePost(page, "/e2e-found/two", { author: "Cem", "article:tag": "Common" });
    await ask(page, "PUT", `/api/pages/${one}/schedule`, { at: new Date(Date.now() + 90_000_000).toISOString() });
    await go("/admin/posts?search=e2e-found");
    const titles = async () => (await table(page).getByRole("link").allTextContents()).map((text) => text.slice(-3));
    await expect.poll(titles).toEqual(["two", "one"]);
    for (const [label, option] of [
      ["Author", "Bea"],
      ["Tag", "Rare"],
      ["Status", "Scheduled"],
    ] as const) {
      await page.getByLabel(label, { exact: true }).selectOption(option);
      await expect.poll(titles).toEqual(["one"]);
      expect(new URL(page.url()).searchParams.get(label.toLowerCase())).toBe(
        option === "Scheduled" ? "scheduled" : option,
      );
      await page.getByLabel(label, { exact: true }).selectOption({ index: 0 });
      await expect.poll(titles).toEqual(["two", "one"]);
    }
    await page.getByLabel("Author", { exact: true }).selectOption("Cem");
    await page.getByLabel("Status").selectOption("Published");
    await page.getByRole("button", { name: "Show all posts" }).click();
    await table(page).getByRole("link").first().waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe("");
  });

  it("duplicates a post with its author and tags, without its date", async () => {
    const { page, go } = await openAdmin();
    await makePost(page, "/e2e-copies/one", {
      author: "Ana",
      "article:tag": "Kept",
      "article:published_time": "2025-01-02",
    });
    await go("/admin/posts?search=e2e-copies");
    await row(page, "Jan 2, 2025").waitFor();
    await choose(page, "Post /e2e-copies/one", "Duplicate");
    await page.getByRole("dialog", { name: "Duplicate post" }).getByRole("button", { name: "Duplicate" }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Copy of Post /e2e-copies/one");
    const { body } = await ask(page, "GET", `/api/pages/${idIn(page)}`);
    expect(body).toMatchObject({ kind: "post", path: "/e2e-copies/one-copy", post: { author: "Ana", tags: ["Kept"] } });
    expect(body.post.date).toBeUndefined();
  });
});

describe("the data of a post", () => {
  it("are author, date, tags and cover, stored as they are entered and undone step by step", async () => {
    const { page, go, problems } = await openAdmin();
    await makePost(page, "/e2e-data/other", { "article:tag": "Families" });
    const id = await makePost(page, "/e2e-data/one", { "article:tag": "Safety" });
    await go(`/admin/pages/${id}?tab=search`);
    await tags(page).fill("fam");
    await page.getByRole("option", { name: "Families" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Reports,safety,");
    await expect.poll(async () => (await draftTags(page, id))["article:tag"]).toBe("Safety, Families, Reports");
    expect(new URL(page.url()).pathname).toBe(`/admin/posts/${id}`);
    await page.keyboard.press("Backspace");
    await page.getByRole("button", { name: "Remove Safety" }).click();
    await expect.poll(async () => (await draftTags(page, id))["article:tag"]).toBe("Families");
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await draftTags(page, id))["article:tag"]).toBe("Safety, Families");
    await page.getByLabel("Date", { exact: true }).fill("2026-03-04");
    await page.getByRole("combobox", { name: "Author" }).fill("Somebody new");
    await page.getByLabel("Address of Cover").fill("/media/cover.png");
    await page.getByLabel("Alt text of the cover").fill("A desk");
    await page.getByLabel("Title", { exact: true }).focus();
    await expect
      .poll(() => draftTags(page, id))
      .toMatchObject({
        author: "Somebody new",
        "article:published_time": "2026-03-04",
        "og:image": "/media/cover.png",
        "og:image:alt": "A desk",
      });
    await operate(page, id, [{ type: "setMeta", name: "article:published_time", value: "2026-05-06T10:00:00Z" }]);
    await expect.poll(() => page.getByLabel("Date", { exact: true }).inputValue()).toBe("2026-05-06");
    expect(problems.filter((text) => !text.includes("404"))).toEqual([]);
  });

  it("are changed in the editor too", async () => {
    const { page, go } = await openAdmin();
    const id = await makePost(page, "/e2e-data/editor");
    await go(`/admin/pages/${id}/edit`);
    await page.getByRole("button", { name: "Post details" }).click();
    await tags(page).fill("From the editor");
    await tags(page).press("Enter");
    await expect.poll(async () => (await draftTags(page, id))["article:tag"]).toBe("From the editor");
    expect(await faults(page, { within: "[role=dialog]" })).toEqual([]);
    await page.getByRole("button", { name: "Done" }).click();
    await waitForFocus(page.getByRole("button", { name: "Post details" }));
  });
});

describe("an import", () => {
  const markdown = (name: string, text: string) => ({ name, mimeType: "text/markdown", buffer: Buffer.from(text) });
  const NEW = `---\ntitle: Brought along\ndate: 2024-05-06\ntags: [Old]\n---\nText of an old post, [form](x).\n`;

  it("says first what would happen, imports on request, and skips what is there", async () => {
    const { page, go, problems } = await openAdmin();
    await makePost(page, "/e2e-import/there");
    await go("/admin/posts");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Import posts" });
    await dialog
      .getByLabel("Choose files")
      .and(page.locator("input"))
      .setInputFiles([markdown("brought-along.md", NEW), markdown("there.md", "# Already there\n\nText.")]);
    const posts = dialog.getByRole("table", { name: "Posts of the import" });
    await posts.getByText("/blog/brought-along").waitFor();
    await dialog.getByLabel("Blog").selectOption("/e2e-import");
    await posts.getByText("/e2e-import/brought-along").waitFor();
    await dialog.getByText("1 post would be created, 1 exists already.").waitFor();
    expect((await ask(page, "GET", "/api/pages?kind=post&search=brought-along")).body.items).toEqual([]);
    expect(await faults(page, { within: "[role=dialog]" })).toEqual([]);
    await dialog.getByRole("button", { name: "Close", exact: true }).first().click();
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await dialog.getByRole("switch", { name: "Publish what was published" }).check();
    await dialog.getByRole("button", { name: "Import 1 post" }).click();
    await dialog.getByText("1 post imported, 1 of them published, 1 existed already.").waitFor();
    expect((await visit("/e2e-import/brought-along")).html).toContain("Text of an old post");
    await posts.getByRole("link", { name: /Brought along/ }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Brought along");
    await go("/admin/posts?search=e2e-import&import");
    await page.getByRole("button", { name: "Import more" }).click();
    await page.getByText("Nothing is changed yet").waitFor();
    expect(problems).toEqual([]);
  });

  it("has a counterpart that downloads all posts", async () => {
    const { page, go } = await openAdmin();
    await go("/admin/posts");
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export" }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.zip$/);
  });
});

describe("the screens of posts", () => {
  it.each([1440, 390])("keep every rule of accessibility at %i px, light and dark", async (width) => {
    const { page, go } = await openKept(asAdmin({ viewport: { width, height: 900 }, reducedMotion: "reduce" }));
    const id = await makePost(page, `/e2e-axe-posts/${width}`, { author: "Ana", "article:tag": "One, Two" });
    await ask(page, "PUT", `/api/pages/${id}/schedule`, { at: new Date(Date.now() + 90_000_000).toISOString() });
    await operate(page, id, [{ type: "setMeta", name: "description", value: "Moved on" }]);
    const waits = [
      ["/admin/posts?search=e2e-axe-posts", "Author and date"],
      ["/admin/posts?create", "Create and write"],
      [`/admin/posts/${id}?tab=search`, "Changes made since then"],
    ] as const;
    const found: string[] = [];
    for (const [path, text] of waits) {
      await go(path);
      await page.getByText(text).first().waitFor({ state: "attached" });
      const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
      found.push(...(await faults(page)).map((fault) => `${path} ${fault}`));
    }
    await tags(page).click();
    await page.keyboard.press("ArrowDown");
    await page.getByRole("listbox", { name: "Tags" }).waitFor();
    found.push(...(await faults(page, { within: "[role=listbox]" })));
    expect(found).toEqual([]);
  });
});
