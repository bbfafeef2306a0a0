import { describe, expect, it } from "vitest";
import { ADMIN, requestSession } from "./admin-session.ts";
import { ask, makePage, operate } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import {
  canvas,
  crash,
  editorsIn,
  headlines,
  goToEditor,
  insertBehind,
  typeBehind,
  TWO,
  waitForJournal,
  waitForState,
  withSession,
} from "./editor-sessions.ts";
import { goOffline } from "./loading.ts";
import { freePort, newFolder, startSite } from "./server-process.ts";

const browser = useBrowser({ crashes: true });
const { openAdmin, openNew } = editorsIn(browser);

/** Another person's browser on the same page. */
async function openBeside(id: string) {
  const other = await openAdmin();
  await goToEditor(other.page, id, other.go);
  return other;
}

describe("what is typed", () => {
  it("is saved in a pause, once, and seen in another browser", async () => {
    const { page, id, problems } = await openNew("/sync-typed");
    const other = await openBeside(id);
    await typeBehind(page, "First", " and more");
    await waitForState(page, "Saved");
    await expect.poll(() => headlines(page, id)).toEqual(["First and more", "Second"]);
    await canvas(other.page).getByRole("heading", { name: "First and more" }).waitFor();
    await typeBehind(other.page, "Second", " of theirs");
    await canvas(page).getByRole("heading", { name: "Second of theirs" }).waitFor();
    const { body } = await ask(page, "GET", `/api/pages/${id}/operations?after=1`);
    expect(body.operations.length).toBeLessThan(10);
    expect([...problems, ...other.problems]).toEqual([]);
  });

  it("without a connection is saved when there is one again", async () => {
    const { page, id } = await openNew("/sync-offline");
    await goOffline(page);
    await typeBehind(page, "First", " on a train");
    await waitForState(page, "Offline");
    await typeBehind(page, "Second", " too");
    await page.context().setOffline(false);
    await waitForState(page, "Saved");
    expect(await headlines(page, id)).toEqual(["First on a train", "Second too"]);
  });

  it("is kept when too many operations were missed: the editor loads the draft", async () => {
    const { page, id, problems } = await openNew("/sync-long-away");
    await goOffline(page);
    await typeBehind(page, "First", " on a ship");
    await waitForState(page, "Offline");
    const other = await openAdmin();
    const { body } = await ask(other.page, "GET", `/api/pages/${id}/draft`);
    const change = { type: "set", key: body.page.blocks[1].key, path: ["heading", "headline"] };
    for (const part of [1, 2, 3]) {
      const operations = Array.from({ length: 400 }, (_, index) => ({ ...change, value: `Part ${part}, ${index}` }));
      await operate(other.page, id, operations);
    }
    await page.context().setOffline(false);
    await waitForState(page, "Saved");
    await canvas(page).getByRole("heading", { name: "Part 3, 399" }).waitFor();
    await canvas(page).getByRole("heading", { name: "First on a ship" }).waitFor();
    expect(await headlines(page, id)).toEqual(["First on a ship", "Part 3, 399"]);
    await typeBehind(page, "Part 3, 399", ", read");
    await expect.poll(() => headlines(page, id)).toEqual(["First on a ship", "Part 3, 399, read"]);
    expect(problems.filter((one) => !one.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  });

  it("while the server is killed is saved once it is back", async () => {
    const variables = {
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      APP_SECRET: "a secret of the tests, long enough",
      PORT: String(await freePort()),
      DATA_DIR: newFolder(),
    };
    const site = await startSite(variables);
    const { page, close } = await browser.openBlank({
      baseURL: site.url,
      ...withSession(await requestSession(site.url)),
    });
    const id = await makePage(page, "/killed-editor", TWO);
    await goToEditor(page, id);
    await typeBehind(page, "First", " before");
    await site.stop("SIGKILL");
    await page.keyboard.type(", during", { delay: 30 });
    await waitForState(page, "Offline");
    const again = await startSite(variables);
    await page.keyboard.type(" and after", { delay: 30 });
    await waitForState(page, "Saved");
    expect(await headlines(page, id)).toEqual(["First before, during and after", "Second"]);
    await close();
    await again.stop();
  });

  it("goes on in memory where the browser keeps nothing, and says so", async () => {
    const { page } = await openAdmin();
    const id = await makePage(page, "/sync-memory", TWO);
    await page.addInitScript("Object.defineProperty(window, 'indexedDB', { value: undefined })");
    await goToEditor(page, id);
    await page.getByText(/keeps no copy of changes/).waitFor();
    await typeBehind(page, "First", " kept");
    await waitForState(page, "Saved");
    expect(await headlines(page, id)).toEqual(["First kept", "Second"]);
    await goOffline(page);
    await typeBehind(page, "Second", " lost");
    await waitForState(page, "Offline");
    let asked = "";
    page.once("dialog", (dialog) => {
      asked = dialog.type();
      void dialog.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toBe("beforeunload");
    await page.context().close();
  });
});

describe("a tab that ends without warning", () => {
  it("loses nothing of what it kept after the browser's data were deleted", async () => {
    const { page, id } = await openNew("/sync-deleted");
    await page.route("**/operations", (route) => route.abort());
    await typeBehind(page, "First", " before");
    await waitForJournal(page, "First before");
    const deleted = await page.evaluate(async () => {
      const deleting = indexedDB.deleteDatabase("blockwright-editor");
      return new Promise((resolve) => deleting.addEventListener("success", () => resolve("deleted"), { once: true }));
    });
    expect(deleted).toBe("deleted");
    await typeBehind(page, "Second", " after");
    // The first to open the database creates its stores: that must not be the test.
    await page.waitForFunction(async () => (await indexedDB.databases()).length > 0);
    await waitForJournal(page, "Second after");
    await crash(page);
    const next = await page.context().newPage();
    await goToEditor(next, id);
    await waitForState(next, "Saved");
    await expect.poll(() => headlines(next, id)).toContain("Second after");
  });

  it("in the middle of typing loses nothing: the next one recovers it", async () => {
    const { page, id } = await openNew("/sync-crash");
    await page.route("**/operations", (route) => route.abort());
    await insertBehind(page, "First", " survives");
    await insertBehind(page, "Second", " as well");
    for (const text of ["First survives", "Second as well"]) await waitForJournal(page, text);
    await crash(page);
    const next = await page.context().newPage();
    await goToEditor(next, id);
    await next.getByText("2 changes recovered", { exact: true }).waitFor();
    await waitForState(next, "Saved");
    expect(await headlines(next, id)).toEqual(["First survives", "Second as well"]);
    await goToEditor(next, id);
    await next.waitForTimeout(500);
    expect(await next.getByText(/recovered/).count()).toBe(0);
  });

  it("is recovered by another one that has the page open already", async () => {
    const { page, id } = await openNew("/sync-crash-beside");
    await page.route("**/operations", () => {});
    await insertBehind(page, "First", " survives");
    await waitForJournal(page, "First survives");
    const beside = await page.context().newPage();
    await goToEditor(beside, id);
    await crash(page);
    await beside.getByText("1 change recovered", { exact: true }).waitFor();
    await canvas(beside).getByRole("heading", { name: "First survives" }).waitFor();
    expect(await headlines(beside, id)).toEqual(["First survives", "Second"]);
  });

  it("closed right after typing sends it still", async () => {
    const { page, id } = await openNew("/sync-closed");
    const watcher = await page.context().newPage();
    await typeBehind(page, "First", "!");
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => headlines(watcher, id)).toEqual(["First!", "Second"]);
    await watcher.context().close();
  });
});

describe("two people in one field", () => {
  it.each([
    ["Keep mine", "First mine"],
    ["Keep theirs", "First theirs"],
  ])("choose between both versions: %s", async (button, expected) => {
    const { page, id, problems } = await openNew(`/sync-conflict-${button === "Keep mine" ? "mine" : "theirs"}`);
    const other = await openBeside(id);
    await goOffline(page);
    await typeBehind(page, "First", " mine");
    await typeBehind(other.page, "First", " theirs");
    await waitForState(other.page, "Saved");
    await page.context().setOffline(false);
    const dialog = page.getByRole("dialog", { name: "Two versions of this field" });
    await dialog.getByText("Hero › Headline").waitFor();
    await dialog.getByText("First mine", { exact: true }).waitFor();
    await dialog.getByText("First theirs", { exact: true }).waitFor();
    // What someone goes on typing presses no button.
    await page.keyboard.type(" \n");
    await dialog.getByRole("button", { name: button }).click();
    await dialog.waitFor({ state: "hidden" });
    await waitForState(page, "Saved");
    await expect.poll(() => headlines(page, id)).toEqual([expected, "Second"]);
    for (const { page: one } of [{ page }, other]) {
      await canvas(one).getByRole("heading", { name: expected }).waitFor();
    }
    expect(problems.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  });

  it("choose between what they have by now, although the other one has gone on since", async () => {
    const { page, id } = await openNew("/sync-conflict-since");
    await goOffline(page);
    await typeBehind(page, "First", " mine");
    const other = await openAdmin();
    const { body } = await ask(other.page, "GET", `/api/pages/${id}/draft`);
    const set = (value: string) =>
      operate(other.page, id, [{ type: "set", key: body.page.blocks[0].key, path: ["hero", "headline"], value }]);
    await set("First theirs");
    await page.context().setOffline(false);
    const dialog = page.getByRole("dialog", { name: "Two versions of this field" });
    await dialog.getByText("First theirs", { exact: true }).waitFor();
    await set("First theirs, later");
    await dialog.getByText("First theirs, later", { exact: true }).waitFor();
    await dialog.getByRole("button", { name: "Keep mine" }).click();
    await expect.poll(() => headlines(page, id)).toEqual(["First mine", "Second"]);
    await dialog.waitFor({ state: "detached" });
  });

  it("keep what the other one wrote when the first leaves the text with Escape", async () => {
    const { page, id } = await openNew("/sync-escape");
    const other = await openBeside(id);
    await typeBehind(page, "First", "");
    await typeBehind(other.page, "First", " and theirs");
    await waitForState(other.page, "Saved");
    await canvas(page).getByRole("textbox").getByText("First and theirs").waitFor();
    await page.keyboard.press("Escape");
    await waitForState(page, "Saved");
    expect(await headlines(page, id)).toEqual(["First and theirs", "Second"]);
  });

  it("choose too when the other one's words came while an input method composed", async () => {
    const { page, id } = await openNew("/sync-compose");
    const other = await openBeside(id);
    await typeBehind(page, "First", "");
    const session = await page.context().newCDPSession(page);
    await session.send("Input.imeSetComposition", { text: "mine", selectionStart: 4, selectionEnd: 4 });
    const told = page.waitForEvent("console", (message) => message.text() === "heard");
    await page.evaluate(() => {
      const channel = new BroadcastChannel("blockwright-events");
      channel.addEventListener("message", ({ data }) => data.event?.kind === "operations" && console.log("heard"));
    });
    await typeBehind(other.page, "First", " theirs");
    await waitForState(other.page, "Saved");
    await told;
    await session.send("Input.insertText", { text: "mine" });
    await page.getByRole("dialog", { name: "Two versions of this field" }).waitFor();
    expect(await headlines(page, id)).toEqual(["First theirs", "Second"]);
  });

  it("can bring back what one of them removed while the other changed it", async () => {
    const { page, id } = await openNew("/sync-removed");
    await goOffline(page);
    await typeBehind(page, "First", " changed");
    const other = await openAdmin();
    const { body } = await ask(other.page, "GET", `/api/pages/${id}/draft`);
    await operate(other.page, id, [{ type: "remove", key: body.page.blocks[0].key }]);
    await page.context().setOffline(false);
    const dialog = page.getByRole("dialog", { name: "What you changed was removed" });
    await dialog.getByRole("button", { name: "Bring it back" }).click();
    await expect.poll(() => headlines(page, id)).toEqual(["First changed", "Second"]);
  });

  it("never undo each other: who was in the way is named", async () => {
    const { page, id } = await openNew("/sync-undo");
    const other = await openBeside(id);
    await typeBehind(page, "First", " mine");
    await page.keyboard.press("Enter");
    await waitForState(page, "Saved");
    await canvas(other.page).getByRole("heading", { name: "First mine" }).waitFor();
    await typeBehind(other.page, "First mine", " and theirs");
    await canvas(page).getByRole("heading", { name: "First mine and theirs" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("alert").getByText("Not undone: admin changed this since").waitFor();
    expect(await headlines(page, id)).toEqual(["First mine and theirs", "Second"]);
  });
});
