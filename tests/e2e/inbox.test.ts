import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { waitForFocus } from "./focus.ts";
import { AT_START, openInbox } from "./open-inbox.ts";

const browser = useBrowser();

/** The names in the list, whether the entries are new or not. */
const listed = async (page: Page) => {
  const names = await page.locator("[data-entry] > span:first-child > span:first-child").allInnerTexts();
  return names.map((name) => name.replace(/\s*, new$/, ""));
};
const entriesOf = async (page: Page, group: string) =>
  (await ask(page, "GET", `/api/inbox/entries?status=all&search=${group}`)).body.items;
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
const heading = (page: Page, name: string) => page.getByRole("heading", { name }).waitFor();

async function expectAccessible(page: Page): Promise<void> {
  // What is just scrolling under the top bar would count as too small a target.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

it("is worked through by keyboard: read, archived, taken back, noted and answered", async () => {
  const { page, problems } = await openInbox(browser, "Qwerty", ["Cy", "Bo", "Ada"]);
  await page.keyboard.press("j");
  await heading(page, "Ada Qwerty");
  await page.keyboard.press("j");
  await heading(page, "Bo Qwerty");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Bo Qwerty/);
  const address = page.getByRole("link", { name: "bo@qwerty.example" }).first();
  await address.waitFor();
  await page.keyboard.press("o");
  await page.keyboard.press("Tab");
  await waitForFocus(address);
  await page.keyboard.press("e");
  await heading(page, "Cy Qwerty");
  await expect.poll(() => listed(page)).toEqual(["Ada Qwerty", "Cy Qwerty"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => listed(page)).toEqual(["Ada Qwerty", "Bo Qwerty", "Cy Qwerty"]);
  await page.keyboard.press("k");
  await heading(page, "Bo Qwerty");
  await page.keyboard.press("n");
  await waitForFocus(page.locator("textarea[name=note]"));
  await page.keyboard.type("Call on Monday: j, e and # are letters here");
  await page.getByRole("button", { name: "Add note" }).click();
  await page.getByText("wrote a note").waitFor();
  await page.getByRole("heading", { level: 1 }).focus();
  // The dialog puts the focus on its only button, whose tooltip would take the first Escape.
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect.poll(() => focusedName(page)).toBe("Close");
  await page.keyboard.press("Escape");
  await expect.poll(() => keys.count()).toBe(0);
  await page.keyboard.press("r");
  await waitForFocus(page.getByRole("form", { name: "Reply" }).getByRole("textbox").last());
  await page.keyboard.type("Dear Bo, thank you.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("replied: Re: Contact (Reportwell)").waitFor();
  await page.getByRole("combobox", { name: "Tags" }).fill("Pilot,");
  await page.getByRole("link", { name: /Bo Qwerty.*Pilot/ }).waitFor();
  await expectAccessible(page);
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  await page.keyboard.press("Escape");
  expect((await entriesOf(page, "Qwerty")).map(({ status }: { status: string }) => status)).toEqual([
    "read",
    "read",
    "read",
  ]);
  expect(problems).toEqual([]);
});

it("leaves the user where they have gone while an entry is being archived", async () => {
  const { page } = await openInbox(browser, "Slow", ["Cy", "Bo", "Ada"]);
  const gone = Promise.withResolvers<void>();
  await page.route("**/api/inbox/entries/*", async (route) => {
    if (route.request().postDataJSON()?.status === "archived") await gone.promise;
    await route.continue();
  });
  await page.locator("[data-entry]").first().click(AT_START);
  await heading(page, "Ada Slow");
  await page.getByRole("button", { name: "Archive" }).waitFor();
  await page.keyboard.press("e");
  await page.keyboard.press("j");
  await heading(page, "Bo Slow");
  await page.keyboard.press("j");
  await heading(page, "Cy Slow");
  gone.resolve();
  await page.getByText("Ada Slow archived").waitFor();
  await expect.poll(() => listed(page)).toEqual(["Bo Slow", "Cy Slow"]);
  await heading(page, "Cy Slow");
  expect(new URL(page.url()).pathname).toBe(`/admin/inbox/${(await entriesOf(page, "Slow")).at(-1).id}`);
});

it("keeps what is typed while a note is on its way, and the keyboard at the entry", async () => {
  const { page } = await openInbox(browser, "Meanwhile", ["Ada"]);
  const typed = Promise.withResolvers<void>();
  await page.route("**/api/inbox/entries/*/notes", async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.keyboard.press("j");
  await heading(page, "Ada Meanwhile");
  const note = page.locator("textarea[name=note]");
  await note.fill("Called.");
  await page.getByRole("button", { name: "Add note" }).press("Enter");
  await note.press("End");
  await page.keyboard.type(" They want an offer.");
  typed.resolve();
  await page.getByText("wrote a note").waitFor();
  await expect.poll(() => note.inputValue()).toBe("They want an offer.");
  await page.getByRole("button", { name: "Add note" }).press("Enter");
  await expect.poll(() => page.getByText("wrote a note").count()).toBe(2);
  await waitForFocus(page.locator("[data-entry-heading]"));
  expect(
    (await ask(page, "GET", new URL(page.url()).pathname.replace("admin/inbox", "api/inbox/entries"))).body.events
      .filter(({ type }: { type: string }) => type === "note")
      .map(({ text }: { text: string }) => text),
  ).toEqual(["Called.", "They want an offer."]);
});

it("adds a note and a reply once where the answer is lost and they are sent again, also after a reload", async () => {
  const { page } = await openInbox(browser, "Lost", ["Ada"]);
  await page.keyboard.press("j");
  await heading(page, "Ada Lost");
  const lost = new Set<string>();
  await page.route(/\/(notes|replies)$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (lost.has(pathname)) return route.fallback();
    lost.add(pathname);
    await route.fetch({ maxRetries: 1 });
    await route.abort();
  });
  const eventTexts = async () => {
    const at = new URL(page.url()).pathname.replace("admin/inbox", "api/inbox/entries");
    return (await ask(page, "GET", at)).body.events.map(({ text }: { text: string }) => text);
  };
  const note = page.locator("textarea[name=note]");
  const reply = page.getByRole("form", { name: "Reply" });
  const unreachable = page.getByText("The server can’t be reached.");
  const add = page.getByRole("button", { name: "Add note" });
  const send = reply.getByRole("button", { name: "Send" });

  await note.fill("Called.");
  await add.click();
  await unreachable.waitFor();
  await page.reload();
  await add.click();
  await expect.poll(() => note.inputValue()).toBe("");

  await page.getByRole("button", { name: "Reply" }).click();
  await reply.getByLabel("Text").fill("Hello Ada");
  await send.click();
  await unreachable.waitFor();
  await send.click();
  await reply.waitFor({ state: "detached" });
  expect(await eventTexts()).toEqual(["Called.", "Hello Ada"]);

  await note.fill("Called.");
  await add.click();
  await expect.poll(eventTexts).toEqual(["Called.", "Hello Ada", "Called."]);
});

it("keeps a text that begins before its entry has arrived from acting as shortcuts", async () => {
  const { page } = await openInbox(browser, "Early", ["Bo", "Ada"]);
  const [{ id }] = await entriesOf(page, "Early");
  const typed = Promise.withResolvers<void>();
  await page.route(`**/api/inbox/entries/${id}`, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.keyboard.press("j");
  await page.getByText("No entry is open").waitFor({ state: "detached" });
  await page.keyboard.press("n");
  await page.keyboard.type("ej");
  typed.resolve();
  await heading(page, "Ada Early");
  await waitForFocus(page.locator("textarea[name=note]"));
  expect(page.url()).toContain(id);
  expect((await entriesOf(page, "Early"))[0].status).not.toBe("archived");
  await page.keyboard.type("Call them");
  expect(await page.locator("textarea[name=note]").inputValue()).toBe("Call them");
});

it("shows a list or an entry on a phone, and the way back keeps the filters", async () => {
  const { page } = await openInbox(browser, "Phone", ["Ada"], { viewport: { width: 390, height: 844 } });
  await expectAccessible(page);
  await page.getByRole("link", { name: /Ada Phone/ }).click();
  await page.getByRole("heading", { level: 1, name: "Ada Phone" }).waitFor();
  await page.getByText("A message from Ada Phone").waitFor();
  expect(await page.locator("[data-entry]").count()).toBe(0);
  await page.getByRole("button", { name: "Reply" }).click();
  const reply = page.getByRole("form", { name: "Reply" });
  await reply.getByRole("button", { name: "Send" }).press("Enter");
  await reply.getByText("Write something").waitFor();
  await waitForFocus(reply.getByLabel("Text"));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Spam" }).click();
  await page.getByText("is marked as spam").waitFor();
  await page.getByRole("heading", { level: 1, name: "Inbox" }).waitFor();
  await page.getByText("Nothing found").waitFor();
  expect(new URL(page.url()).search).toBe("?search=Phone");
});

it("takes nothing back that someone else has changed since", async () => {
  const { page } = await openInbox(browser, "Two", ["Ada"]);
  await page.locator("[data-entry]").click(AT_START);
  await heading(page, "Ada Two");
  await page.getByRole("button", { name: "Archive" }).click();
  const undo = page.getByRole("button", { name: "Undo" });
  // A toast stays while the pointer is on it.
  await undo.hover();
  const [{ id }] = await entriesOf(page, "Two");
  await ask(page, "PATCH", `/api/inbox/entries/${id}`, { status: "won" });
  await undo.click();
  await page.getByText("Not undone: someone has since changed the status.").waitFor();
  expect(await entriesOf(page, "Two")).toMatchObject([{ status: "won" }]);
});

it("erases a person once their address is typed, and nobody else", async () => {
  const { page } = await openInbox(browser, "Gone", ["Bo", "Ada"]);
  await page.getByRole("link", { name: /Ada Gone/ }).click();
  await page.getByRole("button", { name: "This person’s data" }).click();
  await page.getByRole("menuitem", { name: "Erase this person…" }).click();
  const dialog = page.getByRole("dialog", { name: "Erase this person?" });
  await dialog.getByText("Submissions: 1").waitFor();
  await dialog.getByRole("button", { name: "Erase" }).click();
  await dialog.getByText("Type ada@gone.example").waitFor();
  await waitForFocus(dialog.getByLabel("Type the email address to confirm"));
  await expectAccessible(page);
  await dialog.getByLabel("Type the email address to confirm").fill("ADA@gone.example");
  await dialog.getByRole("button", { name: "Erase" }).click();
  await page.getByText("Everything about ada@gone.example erased").waitFor();
  expect((await entriesOf(page, "Gone")).map(({ name }: { name: string }) => name)).toEqual(["Bo Gone"]);
});

it("adds up what arrived, as a chart and as a table", async () => {
  const { page, go } = await openInbox(browser, "Sum", ["Ada"]);
  await go("/admin/inbox/numbers");
  await page.getByRole("table", { name: "Pages" }).getByRole("link", { name: "/contact" }).waitFor();
  await page.getByRole("table", { name: "Sources" }).getByText("letter").waitFor();
  await page.getByText("Show as a table").click();
  const today = page.getByRole("region", { name: "Entries per day" }).getByRole("row").nth(1).getByRole("cell").nth(1);
  expect(Number(await today.innerText())).toBeGreaterThan(0);
  await expectAccessible(page);
});
