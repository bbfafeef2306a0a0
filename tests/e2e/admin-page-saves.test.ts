import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, goToPage, heroSaying, makePage, operate, visit } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { publish } from "./publish.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();

/** A new page on its tab for search engines. */
async function openSearchTab(path: string) {
  const { page, go, close } = await openKept(asAdmin({ reducedMotion: "reduce" }));
  const id = await makePage(page, path, [heroSaying(path)]);
  await goToPage(page, id, "search", go);
  const tags = async () => {
    const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
    return Object.fromEntries(body.page.metaTags.map(({ name, value }: Record<string, string>) => [name, value]));
  };
  const state = page.getByRole("status").getByText(/^(?:Saved|Saving|Offline)$/);
  return { page, id, tags, state, close };
}

/** Holds back what the page sends. */
async function holdBack(page: Page) {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route("**/operations", async (route) => {
    held.resolve();
    await released.promise;
    return route.continue();
  });
  return { isHeld: held.promise, release: released.resolve };
}

describe("what is entered about a page", () => {
  it("is published with the rest by a click that comes straight from the field", async () => {
    const { page } = await openSearchTab("/e2e-straight");
    await page.getByLabel("Title", { exact: true }).fill("Typed a moment ago");
    await publish(page);
    expect((await visit("/e2e-straight")).html).toContain("<title>Typed a moment ago</title>");
  });

  it("counts as saved only once the server has it, which is asked again when it fails", async () => {
    const { page, tags, state } = await openSearchTab("/e2e-failing");
    const isSeen = Promise.withResolvers<void>();
    let fails = true;
    await page.route("**/operations", async (route) => {
      await isSeen.promise;
      return fails ? route.fulfill({ status: 503 }) : route.continue();
    });
    await page.getByLabel("Title", { exact: true }).fill("Not lost");
    expect(await state.textContent()).toBe("Saving");
    isSeen.resolve();
    await page.getByLabel("Description").focus();
    await page.getByRole("status").getByText("Offline", { exact: true }).waitFor();
    fails = false;
    await page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
    expect((await tags()).title).toBe("Not lost");
  });

  it("stays on the screen with the reason when a page can't have it, and nothing is published without it", async () => {
    const { page, tags } = await openSearchTab("/e2e-refused");
    await page.getByLabel("Description").fill("a".repeat(10_001));
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByText("Nothing was published: your last changes aren’t saved yet.").waitFor();
    expect((await visit("/e2e-refused")).status).toBe(404);
    await page.keyboard.press("Escape");
    await page.getByText("A meta tag has at most 10,000 characters").waitFor();
    await expect.poll(() => page.getByLabel("Description").getAttribute("aria-invalid")).toBe("true");
    expect(await tags()).not.toHaveProperty("description");
    await page.getByRole("button", { name: "Add tag" }).click();
    await page.getByLabel("Name", { exact: true }).fill("author");
    await page.getByLabel("Value").fill("a".repeat(10_001));
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect.poll(() => page.getByLabel("Value").getAttribute("aria-invalid")).toBe("true");
  });

  it("is shown beside the outcome when someone has removed the tag in the meantime", async () => {
    const { page, id, tags } = await openSearchTab("/e2e-taken-away");
    await operate(page, id, [{ type: "setMeta", name: "author", value: "Ada" }]);
    const hold = await holdBack(page);
    await page.getByLabel("author", { exact: true }).fill("Ada Lovelace");
    await hold.isHeld;
    await operate(page, id, [{ type: "setMeta", name: "author", value: null }]);
    hold.release();
    const conflict = page.getByRole("dialog", { name: "Two versions of this field" });
    await conflict.getByText("Search & sharing › author").waitFor();
    await conflict.getByText("Empty").waitFor();
    await conflict.getByRole("button", { name: "Keep mine" }).click();
    await expect.poll(async () => (await tags()).author).toBe("Ada Lovelace");
  });

  it("is stored automatically once someone has signed in again", async () => {
    const { page, tags } = await openSearchTab("/e2e-signed-out");
    const cookies = await page.context().cookies();
    // A slow machine would send it before the session has ended.
    const hold = await holdBack(page);
    await page.getByLabel("Title", { exact: true }).fill("Written before");
    await page.context().clearCookies();
    await page.getByLabel("Description").focus();
    hold.release();
    const dialog = page.getByRole("dialog", { name: "You are signed out" });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    expect(await dialog.count()).toBe(1);
    await page.context().addCookies(cookies);
    await page.route("**/api/auth/sign-in/email", (route) => route.fulfill({ json: { signedIn: true } }));
    const password = dialog.getByLabel("Password", { exact: true });
    await password.fill("the same session goes on");
    await password.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(async () => (await tags()).title).toBe("Written before");
    await page.context().close();
  });
});
