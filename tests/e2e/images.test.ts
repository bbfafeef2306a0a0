import { describe, expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { publishForTest } from "./publish.ts";

const PICTURE = "/landing/share.png";
const report = (image: string) => ({
  interactiveReport: { headline: "Report", features: [{ title: "One", content: { title: "Panel", image } }] },
});

describe("an image", () => {
  const { open } = useBrowser();

  it("turns a spinner of 32 px while it loads, then fades in within 300 ms, in a place that was kept for it", async () => {
    await publishForTest("/image-late", [report(PICTURE)]);
    const { page } = await open("/none");
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**${PICTURE}*`, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(new URL("/image-late", page.url()).href, { waitUntil: "commit" });
    const image = page.locator("img.report-picture");
    await expect.poll(() => image.getAttribute("data-state")).toBe("loading");
    expect(await image.evaluate((node) => getComputedStyle(node).backgroundSize)).toContain("32px 32px");
    const before = await image.boundingBox();
    release();
    await expect.poll(() => image.getAttribute("data-state")).toBe("loaded");
    const fade = await image.evaluate((node) => getComputedStyle(node).animation);
    expect(fade).toMatch(/0\.3s .*image-fade/);
    expect(await image.boundingBox()).toEqual(before);
  });

  it("that can't be loaded says so in its place", async () => {
    await publishForTest("/image-broken", [report("/landing/none.svg")]);
    const { page } = await open("/image-broken");
    await page.getByText("Failed to load image", { exact: true }).waitFor();
    expect(await page.locator("img.report-picture").count()).toBe(0);
  });

  it("says so to assistive technology only where its place is too small for the words", async () => {
    const logos = [{ src: "/landing/none.svg", alt: "Acme" }];
    await publishForTest("/image-broken-logo", [{ logoClouds: { style: "simple", headline: "Clients", logos } }]);
    const { page } = await open("/image-broken-logo");
    const place = page.getByRole("img", { name: "Failed to load image Acme" });
    expect(await place.textContent()).toBe("");
    expect(await place.evaluate((node) => node.scrollHeight > node.clientHeight)).toBe(false);
  });

  it.each([
    ["a report without one", [report("")]],
    ["a report with an address that isn't safe", [report("javascript:alert(1)")]],
    ["a hero beside which one stands", [{ hero: { style: "rightImage", headline: "Hero" } }]],
    ["a founder's story", [{ founderStory: { headline: "Story", description: "Words" } }]],
    ["a comparison", [{ compare: { headline: "Compare", afterCard: { title: "After" } } }]],
  ])("says 'No image provided' in %s, without a script too", async (name, blocks) => {
    const path = `/image-missing-${name.replaceAll(/\W+/g, "-")}`;
    await publishForTest(path, blocks);
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await open(path, { javaScriptEnabled });
      expect(await page.getByText("No image provided", { exact: true }).isVisible()).toBe(true);
      await page.context().close();
    }
  });
});
