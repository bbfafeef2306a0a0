import { expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { AT_START, openInbox } from "./open-inbox.ts";

const browser = useBrowser();

/** Ids as entries have them: the time comes first. */
const idAt = (minute: number) => `019ab1c7-6d0${minute}-7c1c-8a54-6f0c3a1f2b9d`;

it("says that something has arrived, not that the newest entry is gone, and leaves the entries below within reach", async () => {
  const { page } = await openInbox(browser, "Arrivals", ["Ada"]);
  let minute = 2;
  let asked = 0;
  await page.route("**/api/inbox/new", (route) => {
    asked += 1;
    return route.fulfill({ json: { count: 0, latest: idAt(minute) } });
  });
  /** Makes the window ask again, which it does once it has the previous answer. */
  const askAgain = async () => {
    const before = asked;
    const ask = async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
      return asked;
    };
    await expect.poll(ask).toBeGreaterThan(before);
  };
  await page.reload();
  await page.getByRole("heading", { name: "Inbox" }).waitFor();
  await askAgain();
  await askAgain();
  const arrived = page.getByRole("button", { name: "Show new entries" });
  // Someone has erased the person who sent the newest one.
  minute = 1;
  await askAgain();
  await askAgain();
  expect(await arrived.count()).toBe(0);
  minute = 3;
  await askAgain();
  await arrived.waitFor();
  await page.locator("[data-entry]").click(AT_START);
  await page.getByRole("heading", { name: "Ada Arrivals" }).waitFor();
});
