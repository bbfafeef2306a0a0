import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { ask, goToPage, heroSaying, makePage, operate, pressInToast } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import {
  canvas,
  crash,
  editorsIn,
  goToEditor,
  headlines,
  insertBehind,
  typeBehind,
  waitForJournal,
  waitForState,
} from "./editor-sessions.ts";
import { goOffline } from "./loading.ts";

const browser = useBrowser({ crashes: true });
const { openAdmin } = editorsIn(browser);

/** A new page on its tab for search engines. */
async function openSearchTab(path: string) {
  const { page, problems, go, close } = await openAdmin();
  const id = await makePage(page, path, [heroSaying("First")]);
  await goToPage(page, id, "search", go);
  return { page, id, problems, close };
}

const title = (page: Page) => page.getByLabel("Title", { exact: true });
const description = (page: Page) => page.getByLabel("Description");
const valueOf = (field: ReturnType<typeof title>) => field.inputValue();

async function tagsOf(page: Page, id: string): Promise<Record<string, string>> {
  const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
  return Object.fromEntries(body.page.metaTags.map(({ name, value }: Record<string, string>) => [name, value]));
}

/** @returns how many batches of operations on meta tags the server has taken. */
async function batchesOf(page: Page, id: string): Promise<number> {
  const { body } = await ask(page, "GET", `/api/pages/${id}/operations?after=1`);
  return new Set(body.operations.map(({ batchId }: { batchId: string }) => batchId)).size;
}

/** A tab of the same browser. @param path where in the admin. */
async function openBeside(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(new URL(path, inject("siteUrl")).href);
  return tab;
}

describe("what is typed about a page", () => {
  it("is stored while the field still has the focus, in few batches", async () => {
    const { page, id, problems } = await openSearchTab("/draft-typed");
    // However long a slow machine takes to type: what is typed while a batch is on its way goes together.
    const isTyped = Promise.withResolvers<void>();
    await page.route("**/operations", async (route) => {
      await isTyped.promise;
      await route.continue();
    });
    await title(page).selectText();
    await title(page).pressSequentially("Typed in one go", { delay: 5 });
    isTyped.resolve();
    await expect.poll(() => tagsOf(page, id)).toEqual({ title: "Typed in one go" });
    expect(await batchesOf(page, id)).toBeLessThan(5);
    expect(problems).toEqual([]);
  });

  it("survives the crash of its tab, in the field that was not left yet", async () => {
    const { page, id } = await openSearchTab("/draft-crash");
    await page.route("**/operations", (route) => route.abort());
    await title(page).fill("Survives");
    await description(page).fill("As well");
    await waitForState(page, "Offline");
    for (const text of ["Survives", "As well"]) await waitForJournal(page, text);
    await crash(page);
    const next = await openBeside(page, `/admin/pages/${id}?tab=search`);
    await next.getByText("2 changes recovered", { exact: true }).waitFor();
    await expect.poll(() => tagsOf(next, id)).toEqual({ title: "Survives", description: "As well" });
    await waitForState(next, "Saved");
    expect([await valueOf(title(next)), await valueOf(description(next))]).toEqual(["Survives", "As well"]);
  });

  it("survives a reload while there is no connection to the server", async () => {
    const { page, id } = await openSearchTab("/draft-reload");
    await page.route("**/operations", (route) => route.abort());
    await title(page).fill("Written on a train");
    await waitForState(page, "Offline");
    await page.reload();
    await page.getByRole("tabpanel").waitFor();
    await expect.poll(() => valueOf(title(page))).toBe("Written on a train");
    await waitForState(page, "Offline");
    await page.unroute("**/operations");
    await waitForState(page, "Saved");
    expect(await tagsOf(page, id)).toEqual({ title: "Written on a train" });
  });

  it("stays while another tab of the screen is shown, and when the editor is opened from there", async () => {
    const { page, id } = await openSearchTab("/draft-elsewhere");
    await page.route("**/operations", (route) => route.abort());
    await title(page).fill("Not sent yet");
    await page.getByRole("tab", { name: "Problems" }).click();
    await page.getByRole("tab", { name: "Search & sharing" }).click();
    await expect.poll(() => valueOf(title(page))).toBe("Not sent yet");
    await page.getByRole("link", { name: "Edit page" }).click();
    await canvas(page).getByRole("heading", { name: "First" }).waitFor();
    await page.unroute("**/operations");
    await expect.poll(() => tagsOf(page, id)).toEqual({ title: "Not sent yet" });
    expect(await batchesOf(page, id)).toBe(1);
  });
});

describe("two people on a page's tags", () => {
  it("see each other's changes at once, in a field with the focus too, and nothing that is typed elsewhere moves", async () => {
    const { page, id } = await openSearchTab("/draft-live");
    const other = await openAdmin();
    await title(page).fill("Mine");
    await expect.poll(() => tagsOf(page, id)).toEqual({ title: "Mine" });
    await waitForState(page, "Saved");
    await description(page).focus();
    await operate(other.page, id, [{ type: "setMeta", name: "description", value: "Theirs" }]);
    await expect.poll(() => valueOf(description(page))).toBe("Theirs");
    await operate(other.page, id, [{ type: "setMeta", name: "author", value: "Ada" }]);
    await expect.poll(() => page.getByLabel("author", { exact: true }).inputValue()).toBe("Ada");
    expect(await valueOf(title(page))).toBe("Mine");
  });

  it("choose between both versions of one tag, which a crash can't hide", async () => {
    const { page, id } = await openSearchTab("/draft-conflict");
    await page.route("**/operations", (route) => route.abort());
    await title(page).fill("Mine");
    await waitForState(page, "Offline");
    await crash(page);
    const other = await openAdmin();
    await operate(other.page, id, [{ type: "setMeta", name: "title", value: "Theirs" }]);
    const next = await openBeside(page, `/admin/pages/${id}?tab=search`);
    const dialog = next.getByRole("dialog", { name: "Two versions of this field" });
    await dialog.getByText("Search & sharing › Title").waitFor();
    await dialog.getByText("Theirs", { exact: true }).waitFor();
    await dialog.getByRole("button", { name: "Keep mine" }).click();
    await expect.poll(() => tagsOf(next, id)).toEqual({ title: "Mine" });
    await expect.poll(() => valueOf(title(next))).toBe("Mine");
  });
});

describe("undo on a page's screen", () => {
  it("undoes what was typed in one visit to a field, with the keys and the buttons", async () => {
    const { page, id } = await openSearchTab("/draft-undo");
    await title(page).fill("Once");
    await description(page).fill("And more");
    await page.getByRole("switch", { name: "Hide from search engines" }).focus();
    await page.keyboard.press("Control+z");
    await expect.poll(() => tagsOf(page, id)).toEqual({ title: "Once" });
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(() => tagsOf(page, id)).toEqual({ title: "Once", description: "And more" });
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => tagsOf(page, id)).toEqual({ title: "Test /draft-undo" });
    await expect
      .poll(async () => [await valueOf(title(page)), await valueOf(description(page))])
      .toEqual(["Test /draft-undo", ""]);
  });

  it("reverts exactly the removal that its message is about, after other changes too", async () => {
    const { page, id } = await openSearchTab("/draft-removed-tag");
    await operate(page, id, [{ type: "setMeta", name: "author", value: "Ada" }]);
    await page.getByRole("button", { name: "Remove author" }).click();
    await title(page).fill("Typed since");
    await pressInToast(page, /author removed/, "Undo");
    await expect.poll(() => tagsOf(page, id)).toEqual({ author: "Ada", title: "Typed since" });
  });

  it("never undoes what someone else wrote there since", async () => {
    const { page, id } = await openSearchTab("/draft-undo-theirs");
    await title(page).fill("Mine");
    await expect.poll(() => tagsOf(page, id)).toEqual({ title: "Mine" });
    await waitForState(page, "Saved");
    await operate(page, id, [{ type: "setMeta", name: "title", value: "Theirs" }]);
    await description(page).focus();
    await expect.poll(() => valueOf(title(page))).toBe("Theirs");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText(/^Not undone: .+ changed this since$/).waitFor();
    expect(await tagsOf(page, id)).toEqual({ title: "Theirs" });
  });
});

describe("the editor and the page's screen in two tabs of one browser", () => {
  it("store what is done in both, each once", async () => {
    const { page, id, problems } = await openSearchTab("/draft-two-tabs");
    const editor = await page.context().newPage();
    await goToEditor(editor, id);
    const sent: string[] = [];
    page.context().on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/operations")) sent.push(request.postData() ?? "");
    });
    await goOffline(page);
    await title(page).fill("From the page's screen");
    await typeBehind(editor, "First", " from the editor");
    await waitForState(page, "Offline");
    await waitForState(editor, "Offline");
    await page.context().setOffline(false);
    for (const tab of [page, editor]) await waitForState(tab, "Saved");
    expect(await tagsOf(page, id)).toEqual({ title: "From the page's screen" });
    expect(await headlines(page, id)).toEqual(["First from the editor"]);
    const batches = sent.map((text) => JSON.parse(text) as { clientId: string; operations: { type: string }[] });
    const kinds = batches.flatMap(({ clientId, operations }) => operations.map(({ type }) => `${clientId} ${type}`));
    // Neither tab sends what is the other's.
    expect(new Set(kinds).size).toBe(2);
    for (const tab of [page, editor]) expect(await tab.getByText(/recovered/).count()).toBe(0);
    expect(problems.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  });

  it("take over from each other what a crash left", async () => {
    const { page, id } = await openSearchTab("/draft-take-over");
    const editor = await page.context().newPage();
    await goToEditor(editor, id);
    await editor.route("**/operations", () => {});
    await insertBehind(editor, "First", " survives");
    await waitForJournal(editor, "First survives");
    await crash(editor);
    await page.reload();
    await page.getByText("1 change recovered", { exact: true }).waitFor();
    await expect.poll(() => headlines(page, id)).toEqual(["First survives"]);
  });
});
