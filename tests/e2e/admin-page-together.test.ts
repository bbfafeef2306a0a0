import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, goToPage, heroSaying, makePage, operate, pressInToast, visit } from "./admin-pages.ts";
import { loseAnswer, useBrowser } from "./browser.ts";
import { goOffline } from "./loading.ts";
import { publish, review } from "./publish.ts";
import { asAdmin } from "./sign-in.ts";

const { open, openKept } = useBrowser();
const OPTIONS = { reducedMotion: "reduce" } as const;

/** A browser of the admin, which shows no page yet. */
const openAdmin = () => openKept(asAdmin(OPTIONS));

const saved = (page: Page) => page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
const draftTags = async (page: Page, id: string) => {
  const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
  return Object.fromEntries(body.page.metaTags.map(({ name, value }: Record<string, string>) => [name, value]));
};

describe("search and sharing", () => {
  it("stores what is entered, and shows it to visitors once it is published", async () => {
    const { page, problems, go } = await openAdmin();
    const id = await makePage(page, "/e2e-seo", [heroSaying("Seo")]);
    await ask(page, "POST", `/api/pages/${id}/publish`);
    await goToPage(page, id, "search", go);
    await page.getByLabel("Title", { exact: true }).fill("Found by everybody");
    await page.getByLabel("Description").fill("What search results say about it.");
    await page.getByLabel("Original address").focus();
    await page.getByRole("switch", { name: "Hide from search engines" }).check();
    await page.getByRole("button", { name: "Add tag" }).click();
    await page.getByLabel("Name", { exact: true }).fill("author");
    await page.getByLabel("Value").fill("The team");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await saved(page);
    await expect
      .poll(() => draftTags(page, id))
      .toEqual({
        title: "Found by everybody",
        description: "What search results say about it.",
        robots: "noindex",
        author: "The team",
      });
    const preview = page.getByRole("region", { name: "Search result preview" });
    await preview.getByText("Found by everybody").first().waitFor();
    expect((await visit("/e2e-seo")).html).not.toContain("Found by everybody");
    await page.getByRole("main").getByText("Changed since publishing").waitFor();
    await publish(page);
    const { html } = await visit("/e2e-seo");
    for (const part of ["<title>Found by everybody</title>", 'content="noindex"', 'content="The team"']) {
      expect(html).toContain(part);
    }
    await page.getByRole("button", { name: "Remove author" }).click();
    await pressInToast(page, /author removed/, "Undo");
    await expect.poll(async () => (await draftTags(page, id)).author).toBe("The team");
    expect(problems).toEqual([]);
  });

  it("keeps what is entered while the server can't be reached, and stores it once it can", async () => {
    const { page, go } = await openAdmin();
    const id = await makePage(page, "/e2e-offline", [heroSaying("Offline")]);
    await goToPage(page, id, "search", go);
    await goOffline(page);
    await page.getByLabel("Description").fill("Written on a train");
    await page.getByLabel("Title", { exact: true }).focus();
    await page.getByRole("status").getByText("Offline", { exact: true }).waitFor();
    await page.context().setOffline(false);
    await saved(page);
    expect((await draftTags(page, id)).description).toBe("Written on a train");
  });

  it.each([
    ["Keep mine", "My title"],
    ["Keep theirs", "Their title"],
  ])("shows both versions when two people change one tag at once: %s", async (button, expected) => {
    const { page, go } = await openAdmin();
    const other = await openAdmin();
    const id = await makePage(page, `/e2e-conflict-${button === "Keep mine" ? "mine" : "theirs"}`, [
      heroSaying("Conflict"),
    ]);
    await goToPage(page, id, "search", go);
    await goToPage(other.page, id, "search", other.go);
    await goOffline(page);
    await page.getByLabel("Title", { exact: true }).fill("My title");
    await other.page.getByLabel("Title", { exact: true }).fill("Their title");
    await expect.poll(async () => (await draftTags(other.page, id)).title).toBe("Their title");
    await page.context().setOffline(false);
    const conflict = page.getByRole("dialog", { name: "Two versions of this field" });
    await conflict.getByText("Search & sharing › Title").waitFor();
    await conflict.getByText("My title", { exact: true }).waitFor();
    await conflict.getByText("Their title", { exact: true }).waitFor();
    await conflict.getByRole("button", { name: button }).click();
    await expect.poll(async () => (await draftTags(page, id)).title).toBe(expected);
    await expect.poll(() => page.getByLabel("Title", { exact: true }).inputValue()).toBe(expected);
    await expect.poll(() => other.page.getByLabel("Title", { exact: true }).inputValue()).toBe(expected);
  });

  it("has both changes on the published page when two browsers edit one page", async () => {
    const one = await openAdmin();
    const two = await openAdmin();
    const id = await makePage(one.page, "/e2e-two-browsers", [heroSaying("Before")]);
    await goToPage(one.page, id, "search", one.go);
    const { body } = await ask(two.page, "GET", `/api/pages/${id}/draft`);
    const path = ["hero", "headline"];
    const sending = operate(two.page, id, [
      { type: "set", key: body.page.blocks[0].key, path, value: "From browser two" },
    ]);
    await one.page.getByLabel("Description").fill("From browser one");
    await one.page.getByLabel("Title", { exact: true }).focus();
    expect((await sending).body.conflicts).toEqual([]);
    await saved(one.page);
    await one.page.getByRole("tab", { name: "Content" }).click();
    await one.page.getByText("From browser two").waitFor();
    await publish(one.page);
    const { html } = await visit("/e2e-two-browsers");
    expect(html).toContain("From browser one");
    expect(html).toContain("From browser two");
    expect([...one.problems, ...two.problems]).toEqual([]);
  });
});

describe("the history", () => {
  it("compares two versions word by word, brings one back, and takes that back once", async () => {
    const { page, problems, go } = await openAdmin();
    const id = await makePage(page, "/e2e-history", [heroSaying("Reports in two hours")]);
    await ask(page, "POST", `/api/pages/${id}/publish`);
    const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
    const { key } = body.page.blocks[0];
    await operate(page, id, [{ type: "set", key, path: ["hero", "headline"], value: "Reports in 25 minutes" }]);
    await ask(page, "POST", `/api/pages/${id}/publish`);
    await goToPage(page, id, "history", go);
    const rows = page.getByRole("table", { name: "Versions" }).getByRole("row");
    await expect.poll(() => rows.count()).toBe(3);
    expect(await rows.nth(1).textContent()).toContain("Visitors see it");
    await rows.nth(1).getByRole("button").click();
    await page.getByRole("menuitem", { name: "What this version changed" }).click();
    const change = page.getByRole("list", { name: "Changes" }).getByRole("listitem");
    await expect.poll(() => change.locator("del").allTextContents()).toEqual(["two", "hours"]);
    expect(await change.locator("ins").allTextContents()).toEqual(["25", "minutes"]);
    await page.getByLabel("From").selectOption("The draft as it is now");
    await page.getByText("No difference").waitFor();
    await page.getByRole("button", { name: "Done" }).click();
    const mark = { key, path: ["hero", "headline"], text: "25" };
    await operate(page, id, [{ type: "annotate", ...mark }]);
    const marks = async () => (await ask(page, "GET", `/api/pages/${id}/draft`)).body.annotations;
    await rows.nth(2).getByRole("button").click();
    await page.getByRole("menuitem", { name: "Restore this version" }).click();
    const file = async () => (await ask(page, "GET", `/api/pages/${id}/blocks.json`)).body;
    await page.getByText("Version restored to the draft.").waitFor();
    expect(await file()).toEqual([heroSaying("Reports in two hours")]);
    expect((await visit("/e2e-history")).html).toContain("25 minutes");
    expect(await marks()).toEqual([]);
    await loseAnswer(page, "**/import");
    await pressInToast(page, /Version restored/, "Undo");
    await pressInToast(page, /can’t be reached/, "Undo");
    await page.getByText("Undone: the draft has its previous content again.").waitFor();
    await expect.poll(file).toEqual([heroSaying("Reports in 25 minutes")]);
    expect(await marks()).toEqual([mark]);
    expect(problems).toEqual([expect.stringContaining("ERR_FAILED")]);
  });
});

describe("publishing", () => {
  it("leads to what has to be fixed when a page can't be published", async () => {
    const { page, go } = await openAdmin();
    const id = await makePage(page, "/e2e-problems", [
      { ...heroSaying("a"), id: "same" },
      { ...heroSaying("b"), id: "same" },
    ]);
    await goToPage(page, id, "content", go);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const group = page.getByRole("region", { name: "Fix before publishing" });
    await group.getByText(/same/).first().waitFor();
    expect((await visit("/e2e-problems")).status).toBe(404);
  });

  it("publishes nothing unseen: the review names who changed the page in the meantime", async () => {
    const { page, go } = await openAdmin();
    const id = await makePage(page, "/e2e-moved", [heroSaying("a")]);
    await goToPage(page, id, "content", go);
    const dialog = await review(page);
    // The change must not reach this page by itself before the click.
    await page.route("**/api/pages/*/publish", async (route) => {
      await operate(page, id, [{ type: "setMeta", name: "description", value: "Unseen" }]);
      await route.continue();
    });
    await dialog.getByRole("button", { name: "Publish", exact: true }).click();
    await dialog.getByText(/Nothing was published\. .+ changed this page while you were reviewing it/).waitFor();
    expect((await visit("/e2e-moved")).status).toBe(404);
    await dialog.getByText("Unseen").waitFor();
    await page.unroute("**/api/pages/*/publish");
    await dialog.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByText("Published. Visitors see it now.").waitFor();
    expect((await visit("/e2e-moved")).html).toContain("Unseen");
  });

  it("takes a page off the site and puts back what visitors saw", async () => {
    const { page, go } = await openAdmin();
    const id = await makePage(page, "/e2e-off", [heroSaying("Seen by visitors")]);
    await ask(page, "POST", `/api/pages/${id}/publish`);
    await operate(page, id, [{ type: "setMeta", name: "description", value: "Later" }]);
    await goToPage(page, id, "content", go);
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Unpublish" }).click();
    await pressInToast(page, /is off the site/, "Undo");
    await expect.poll(async () => (await visit("/e2e-off")).status).toBe(200);
    expect((await visit("/e2e-off")).html).not.toContain("Later");
  });

  it("leaves a page alone that someone has published since it was taken off the site", async () => {
    const { page, go } = await openAdmin();
    const id = await makePage(page, "/e2e-on-again", [heroSaying("Seen at first")]);
    await ask(page, "POST", `/api/pages/${id}/publish`);
    await goToPage(page, id, "content", go);
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Unpublish" }).click();
    await page.getByText(/is off the site/).waitFor();
    await operate(page, id, [{ type: "setMeta", name: "description", value: "Newer" }]);
    await ask(page, "POST", `/api/pages/${id}/publish`);
    await pressInToast(page, /is off the site/, "Undo");
    await page.getByText("Not undone: someone has since published another version.").waitFor();
    expect((await visit("/e2e-on-again")).html).toContain("Newer");
  });
});

describe("preview links", () => {
  it("show the draft to who has no account, until they are revoked", async () => {
    const { page, problems, close, go } = await openAdmin();
    const id = await makePage(page, "/e2e-preview", [heroSaying("Nobody has seen this")]);
    await goToPage(page, id, "links", go);
    await page.getByLabel("Works for").selectOption("7 days");
    await page.getByRole("button", { name: "Create link" }).click();
    const link = page.getByRole("table", { name: "Preview links" }).getByRole("link");
    const url = new URL((await link.getAttribute("href")) ?? "").pathname;
    const { page: stranger } = await open(url);
    await stranger.getByText("Nobody has seen this").waitFor();
    await page.getByRole("button", { name: "Revoke link" }).click();
    await page.getByText("No link at the moment").waitFor();
    expect((await stranger.reload())?.status()).toBe(404);
    expect(problems).toEqual([]);
    await close();
    await stranger.context().close();
  });
});
