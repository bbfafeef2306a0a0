import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { asAdmin } from "./sign-in.ts";

const { open, openKept } = useBrowser();
const MORE = { contrast: "more", reducedMotion: "reduce" } as const;

const colorOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).color);
const lineOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).borderBottomColor);

describe.each(["light", "dark"] as const)("for those who want more contrast, in %s", (colorScheme) => {
  it("quiet texts and lines of a page are as strong as its text, on dark backgrounds too", async () => {
    const { page } = await open("/", { ...MORE, colorScheme });
    const quiet = page.locator("main .text-ink-soft").first();
    expect(await colorOf(quiet)).toBe(await colorOf(page.locator("body")));
    const answer = page.locator("[data-block-type=timeline] details");
    expect(await lineOf(answer)).toBe(await colorOf(answer));
    const voice = page.locator("[data-block-type=testimonials] details");
    expect(await lineOf(voice)).toBe(await colorOf(voice));
    expect(await lineOf(voice)).toBe("rgb(238, 240, 236)");
  });

  it("so are those of the admin, and the lines of its fields", async () => {
    const { page, go } = await openKept(asAdmin({ ...MORE, colorScheme }));
    await go("/admin/users");
    const ink = await colorOf(page.locator("body"));
    const search = page.getByRole("searchbox");
    await search.waitFor();
    expect(await lineOf(search)).toBe(ink);
    expect(await lineOf(page.getByRole("row").first())).toBe(ink);
    expect(await colorOf(page.getByText("Who can sign in"))).toBe(ink);
  });
});
