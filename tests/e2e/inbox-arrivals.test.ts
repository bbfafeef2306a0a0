import { expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { asAdmin } from "./sign-in.ts";

const { openBlank } = useBrowser();

/** Ids as entries have them: the time comes first. */
const idAt = (minute: number) => `019ab1c7-6d0${minute}-7c1c-8a54-6f0c3a1f2b9d`;

it("says that something has arrived, not that the newest entry is gone", async () => {
  const { page, go } = await openBlank(asAdmin({ reducedMotion: "reduce" }));
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
  await go("/admin/inbox");
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
});
