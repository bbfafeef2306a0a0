import type { Page } from "playwright-core";
import { beforeAll, expect, inject, it } from "vitest";
import { blockDefinitions } from "#blocks";
import { sampleOf } from "#blocks/samples";
import { useBrowser } from "./browser.ts";
import { publishForTest } from "./publish.ts";

const { open, openBlank } = useBrowser();
const PROPERTIES =
  "display position color background border border-radius outline box-shadow opacity font letter-spacing " +
  "text-decoration text-align padding margin gap grid-template order transform translate animation transition " +
  "mask-image overflow visibility z-index content";

beforeAll(async () => {
  const inStyles = blockDefinitions.flatMap(({ type, styles }) =>
    (styles.length === 0 ? [undefined] : styles).map((style) => ({
      [type]: Object.assign({}, sampleOf(type), style && { style }),
    })),
  );
  await publishForTest("/all-styles", inStyles);
});

/** @returns how each element of a page looks, with its size, as one text an element. */
const looks = (page: Page) =>
  page.evaluate((properties) => {
    const read = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      return properties.map((name) => style.getPropertyValue(name)).join("|");
    };
    return [...document.body.querySelectorAll("*")].map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const own = `${element.tagName} ${element.getAttribute("class")} ${width} ${height}`;
      return [own, read(element), read(element, "::before"), read(element, "::after")].join(" ");
    });
  }, PROPERTIES.split(" "));

/** Gives a page every rule in place of its own sheet. */
const takeWholeSheet = (page: Page) =>
  page.evaluate(async () => {
    const own = [...document.querySelectorAll("link")].find(({ href }) => href.includes("/assets/page-"));
    if (!own) throw new Error("The page has no sheet of its own");
    const whole = document.createElement("link");
    whole.rel = "stylesheet";
    whole.href = "/assets/page-unknown.css";
    await new Promise((resolve) => {
      whole.addEventListener("load", resolve);
      own.replaceWith(whole);
    });
    await document.fonts.ready;
  });

it.each([390, 1440])(
  "a page with every style looks the same with its own sheet and with every rule: %i px",
  async (width) => {
    const { page } = await openBlank({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    // A face may come too late for the first sheet and be there for the other.
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto(new URL("/all-styles", inject("siteUrl")).href);
    const own = await looks(page);
    await takeWholeSheet(page);
    const whole = await looks(page);
    expect(own.length).toBeGreaterThan(1000);
    expect(own.filter((look, index) => look !== whole[index])).toEqual([]);
  },
);

it("is kept for ever under its own address, and every rule under one that isn't known is not", async () => {
  const { page } = await open("/");
  const href = await page.locator('link[href^="/assets/page-"]').getAttribute("href");
  const own = await page.request.get(href ?? "");
  const whole = await page.request.get("/assets/page-unknown.css");
  expect([own.headers()["cache-control"], whole.headers()["cache-control"]]).toEqual([
    "public, max-age=31536000, immutable",
    "no-cache",
  ]);
  const [small, large] = [await own.text(), await whole.text()];
  expect(small.length).toBeLessThan(large.length / 1.5);
});
