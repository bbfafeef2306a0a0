import type { BrowserContext, Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, goToPage, heroSaying, makePage, operate } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();
const OPTIONS = { reducedMotion: "reduce" } as const;

/** A browser of the admin, which shows no page yet. */
const openAdmin = () => openKept(asAdmin(OPTIONS));

describe("an open page", () => {
  it("shows what others do without being loaded again: who is there, what they change, what they publish", async () => {
    const { page, problems, go } = await openAdmin();
    const id = await makePage(page, "/e2e-live", [heroSaying("At first")]);
    await goToPage(page, id, "content", go);
    const other = await openAdmin();
    await goToPage(other.page, id, "content", other.go);
    await page.getByRole("list", { name: "Also on this page" }).waitFor();
    const { body } = await ask(other.page, "GET", `/api/pages/${id}/draft`);
    const { key } = body.page.blocks[0];
    await operate(other.page, id, [{ type: "set", key, path: ["hero", "headline"], value: "And then" }]);
    await page.getByText("And then").waitFor();
    await ask(other.page, "POST", `/api/pages/${id}/publish`);
    await page.getByRole("main").getByText("Published", { exact: true }).waitFor();
    await other.page.close();
    await expect.poll(() => page.getByRole("list", { name: "Also on this page" }).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it("learns what happened before it could follow the page", async () => {
    const { page, problems, go } = await openAdmin();
    const id = await makePage(page, "/e2e-late", [heroSaying("Words")]);
    const { promise: isPublished, resolve: connect } = Promise.withResolvers<void>();
    await page.route("**/api/events**", async (route) => {
      await isPublished;
      await route.continue();
    });
    const asksToFollow = page.waitForRequest("**/api/events**");
    await goToPage(page, id, "content", go);
    await asksToFollow;
    await page.getByRole("main").getByText("Draft", { exact: true }).waitFor();
    await ask(page, "POST", `/api/pages/${id}/publish`);
    connect();
    await page.getByRole("main").getByText("Published", { exact: true }).waitFor();
    expect(problems).toEqual([]);
  });

  /** Counts the streams of a browser that are open now. */
  function countStreams(context: BrowserContext) {
    const isOpen = new Set<Request>();
    context.on("request", (request) => request.url().includes("/api/events") && isOpen.add(request));
    context.on("requestfailed", (request) => isOpen.delete(request));
    context.on("requestfinished", (request) => isOpen.delete(request));
    // A closed tab no longer reports its requests.
    return () => [...isOpen].filter((request) => !request.frame().page().isClosed()).length;
  }

  it("is followed over one connection for all tabs, which another tab takes over without a gap", async () => {
    const { page: leader, problems, go } = await openAdmin();
    const id = await makePage(leader, "/e2e-tabs", [heroSaying("0")]);
    const context = leader.context();
    const streams = countStreams(context);
    await goToPage(leader, id, "content", go);
    await expect.poll(streams).toBe(1);
    const follower = await context.newPage();
    await goToPage(follower, id, "content");
    const third = await context.newPage();
    await goToPage(third, id, "search");
    const writer = await openAdmin();
    const { body } = await ask(writer.page, "GET", `/api/pages/${id}/draft`);
    const { key } = body.page.blocks[0];
    const write = (value: string) =>
      operate(writer.page, id, [{ type: "set", key, path: ["hero", "headline"], value }]);
    await write("Words for all tabs");
    for (const tab of [leader, follower]) await tab.getByText("Words for all tabs").waitFor();
    expect(streams()).toBe(1);
    await leader.close();
    await write("Words in between");
    await follower.getByText("Words in between").waitFor();
    await write("Words after it");
    await follower.getByText("Words after it").waitFor();
    expect(streams()).toBe(1);
    expect(problems).toEqual([]);
  });

  it("is polled every few seconds while the stream fails", async () => {
    const { page, go } = await openAdmin();
    const id = await makePage(page, "/e2e-poll", [heroSaying("At first")]);
    await page.route("**/api/events?*", (route) => route.fulfill({ status: 503 }));
    await goToPage(page, id, "content", go);
    await page.getByText("At first").waitFor();
    await operate(page, id, [{ type: "setMeta", name: "description", value: "x" }]);
    await page.getByText("currently arrive a few seconds late").waitFor();
    await ask(page, "POST", `/api/pages/${id}/publish`);
    await page.getByRole("main").getByText("Published", { exact: true }).waitFor();
    await page.unroute("**/api/events?*");
    await expect.poll(() => page.getByText("currently arrive a few seconds late").count()).toBe(0);
  });
});
