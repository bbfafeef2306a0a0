import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { AT_START, openInbox } from "./open-inbox.ts";

const browser = useBrowser();

/** Opens the inbox with two entries, and holds back what is sent to an address. @returns the page, and what lets it go. */
async function openHeld(group: string, address: RegExp) {
  const { page } = await openInbox(browser, group, ["Bo", "Ada"]);
  const { promise, resolve } = Promise.withResolvers<"continue" | "abort">();
  await page.route(address, async (route) => {
    await ((await promise) === "continue" ? route.continue() : route.abort());
  });
  return { page, letGo: resolve };
}

const replyForm = (page: Page) => page.getByRole("form", { name: "Reply" });

async function openEntry(page: Page, name: string): Promise<void> {
  await page.locator("[data-entry]", { hasText: name }).click(AT_START);
  // "Inbox" contains "bo".
  await page.getByRole("heading", { name: new RegExp(`^${name} `) }).waitFor();
}

async function sendReply(page: Page): Promise<void> {
  await openEntry(page, "Ada");
  await page.getByRole("button", { name: "Reply" }).click();
  await replyForm(page).getByLabel("Text").fill("Hello Ada");
  await replyForm(page).getByRole("button", { name: "Send" }).click();
}

it("a reply that was sent leaves open what is being written to someone else", async () => {
  const { page, letGo } = await openHeld("Crossed", /\/replies$/);
  await sendReply(page);
  await openEntry(page, "Bo");
  await page.getByRole("button", { name: "Reply" }).click();
  await replyForm(page).getByLabel("Text").fill("Hello Bo");
  letGo("continue");
  await page.getByText("The reply to ada@crossed.example is on its way.").waitFor();
  expect(await replyForm(page).getByLabel("Text").inputValue()).toBe("Hello Bo");
});

it("a reply takes nothing with it that was typed after it was sent", async () => {
  const { page, letGo } = await openHeld("Typing", /\/replies$/);
  await sendReply(page);
  await replyForm(page).getByLabel("Text").fill("Hello Ada, one more thing");
  letGo("continue");
  await page.getByText("The reply to ada@typing.example is on its way.").waitFor();
  expect(await replyForm(page).getByLabel("Text").inputValue()).toBe("Hello Ada, one more thing");
});

it("someone who has moved on learns that a reply couldn't be sent", async () => {
  const { page, letGo } = await openHeld("Unsent", /\/replies$/);
  await sendReply(page);
  await openEntry(page, "Bo");
  letGo("abort");
  await page.getByRole("alert").getByText("The server can’t be reached").waitFor();
  await openEntry(page, "Ada");
  await page.getByRole("button", { name: "Reply" }).click();
  expect(await replyForm(page).getByLabel("Text").inputValue()).toBe("Hello Ada");
});

it("erasing someone leaves alone what was opened meanwhile", async () => {
  const { page, letGo } = await openHeld("Erased", /\/person\/erase$/);
  await openEntry(page, "Ada");
  await page.getByRole("button", { name: "This person’s data" }).click();
  await page.getByRole("menuitem", { name: "Erase this person…" }).click();
  const dialog = page.getByRole("dialog", { name: "Erase this person?" });
  await dialog.getByLabel("Type the email address to confirm").fill("ada@erased.example");
  await dialog.getByRole("button", { name: "Erase" }).click();
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await openEntry(page, "Bo");
  const { pathname } = new URL(page.url());
  letGo("continue");
  await page.getByText("Everything about ada@erased.example erased").waitFor();
  expect(new URL(page.url()).pathname).toBe(pathname);
});
