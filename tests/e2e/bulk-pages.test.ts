import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, heroSaying, inToast, makePage, operate } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();

/** A hero lacks its headline before it can be published. */
const INCOMPLETE = { hero: { style: "text", headline: "" } };

/** Makes pages and opens the list that finds them alone. @returns their ids, and the group with what can be done. */
async function openFound(blocks: unknown[][]) {
  const { page, go, problems } = await openKept(asAdmin({ reducedMotion: "reduce" }));
  const folder = `/bulk-${crypto.randomUUID()}`;
  const ids: string[] = [];
  for (const [at, content] of blocks.entries()) ids.push(await makePage(page, `${folder}/${at}`, content));
  await go(`/admin/pages?search=${encodeURIComponent(folder)}`);
  await expect.poll(() => page.locator(".kit-body-row").count()).toBe(blocks.length);
  const select = (at: number) => page.getByRole("checkbox", { name: `Select Test ${folder}/${at}` }).check();
  return { page, ids, problems, select, selected: page.getByRole("group", { name: "Selected pages" }) };
}

const statusesOf = (page: Page, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await ask(page, "GET", `/api/pages/${id}`)).body.status));

describe("several pages", () => {
  it("are archived together and restored by Undo; the keyboard goes on in the list", async () => {
    const { page, ids, select, selected, problems } = await openFound([[], [], []]);
    await select(0);
    await select(2);
    await selected.getByText("2 pages selected").waitFor();
    expect(await faults(page)).toEqual([]);
    await selected.getByRole("button", { name: "Archive 2 pages" }).press("Enter");
    await page.getByText("2 pages archived").waitFor();
    expect(await statusesOf(page, ids)).toEqual(["archived", "draft", "archived"]);
    await expect.poll(() => selected.count()).toBe(0);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    await expect.poll(focused).toMatch(/^Select Test /);
    await inToast(page, /2 pages archived/, "Undo").click();
    await page.getByText("2 pages restored").waitFor();
    expect(await statusesOf(page, ids)).toEqual(["draft", "draft", "draft"]);
    await page.getByRole("checkbox", { name: /^Select Test .*0$/ }).focus();
    await ask(page, "POST", `/api/pages/${ids[0]}/archive`);
    // The list is loaded again, as when its tab is shown again.
    await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
    await expect.poll(focused).toMatch(/^Select Test .*[12]$/);
    expect(problems).toEqual([]);
  });

  it("are published but for those with problems, or with a draft that nobody has seen in the list", async () => {
    const hero = heroSaying("Ready");
    const { page, ids, selected } = await openFound([[hero], [INCOMPLETE], [hero], [hero]]);
    // Neither the list nor this browser hears of the change.
    await page.route("**/api/pages?**", (route) => route.abort());
    await page.getByRole("checkbox", { name: "Select all pages" }).check();
    await operate(page, ids[2] ?? "", [{ type: "setMeta", name: "title", value: "Another title" }]);
    await selected.getByRole("button", { name: "Publish 4 pages" }).click();
    await page
      .getByRole("dialog", { name: "Publish 4 pages?" })
      .getByRole("button", { name: "Publish 4 pages" })
      .click();
    await page.getByText(/^2 pages published\. 2 pages left as they are\. “Test .+”: .+/).waitFor();
    expect(await statusesOf(page, ids)).toEqual(["published", "draft", "draft", "published"]);
  });

  it("can be stopped", async () => {
    const { page, ids, select, selected } = await openFound([[], []]);
    const stopped = Promise.withResolvers<void>();
    await page.route("**/archive", async (route) => {
      await stopped.promise;
      await route.continue();
    });
    for (const at of [0, 1]) await select(at);
    await selected.getByRole("button", { name: "Archive 2 pages" }).click();
    await selected.getByText("Archiving 2 pages: 0 done").waitFor();
    await selected.getByRole("button", { name: "Stop" }).click();
    stopped.resolve();
    await page.getByText("1 page archived").waitFor();
    expect((await statusesOf(page, ids)).filter((status) => status === "archived")).toHaveLength(1);
  });

  it("stay selected where they were selected while others were at work", async () => {
    const { page, select, selected } = await openFound([[], []]);
    const isReleased = Promise.withResolvers<void>();
    await page.route("**/archive", async (route) => {
      await isReleased.promise;
      await route.continue();
    });
    await select(0);
    await selected.getByRole("button", { name: "Archive 1 page" }).click();
    await selected.getByText("Archiving 1 page: 0 done").waitFor();
    await select(1);
    isReleased.resolve();
    await page.getByText("1 page archived").waitFor();
    await selected.getByText("1 page selected").waitFor();
    expect(await page.getByRole("checkbox", { name: /^Select Test .+\/1$/ }).isChecked()).toBe(true);
  });

  it("are brought back by Undo once others that are at work are done", async () => {
    const { page, ids, select, selected } = await openFound([[], []]);
    await select(0);
    await selected.getByRole("button", { name: "Archive 1 page" }).click();
    await page.getByText("1 page archived").waitFor();
    const undo = inToast(page, /1 page archived/, "Undo");
    const isReleased = Promise.withResolvers<void>();
    await page.route("**/archive", async (route) => {
      await isReleased.promise;
      await route.continue();
    });
    const restored: string[] = [];
    page.on("request", (request) => request.url().endsWith("/unarchive") && restored.push(request.url()));
    await select(1);
    await selected.getByRole("button", { name: "Archive 1 page" }).click();
    const work = selected.getByText("Archiving 1 page: 0 done");
    await work.waitFor();
    await undo.click();
    expect(await statusesOf(page, ids)).toEqual(["archived", "draft"]);
    expect([await work.count(), restored]).toEqual([1, []]);
    isReleased.resolve();
    await page.getByText("1 page restored").waitFor();
    expect(await statusesOf(page, ids)).toEqual(["draft", "archived"]);
  });

  it("go no further when the server can't be reached", async () => {
    const { page, ids, select, selected } = await openFound([[], [], []]);
    let asked = 0;
    await page.route("**/archive", (route) => {
      asked += 1;
      return asked === 1 ? route.continue() : route.abort();
    });
    for (const at of [0, 1, 2]) await select(at);
    await selected.getByRole("button", { name: "Archive 3 pages" }).click();
    await page.getByText("1 page archived").waitFor();
    await page.getByText("The server can’t be reached").waitFor();
    expect(asked).toBe(2);
    expect((await statusesOf(page, ids)).filter((status) => status === "archived")).toHaveLength(1);
  });
});
