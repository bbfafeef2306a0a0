import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { publishForTest } from "./publish.ts";

const { open, openBlank } = useBrowser();
const PATH = "/text-direction";
const HEBREW = "שלום, עולם!";

/** Where the first and the last character of an element's text are, and the edges of its box. */
const places = (element: Locator) =>
  element.evaluate((one) => {
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const node = walker.nextNode();
    const at = (start: number) => {
      const range = document.createRange();
      if (node) {
        range.setStart(node, start);
        range.setEnd(node, start + 1);
      }
      return range.getBoundingClientRect();
    };
    const { left, right } = one.getBoundingClientRect();
    return { first: at(0), last: at((node?.textContent?.length ?? 1) - 1), left, right };
  });

const isFromTheRight = async (element: Locator) => {
  const { first, last, right } = await places(element);
  return last.right <= first.left && Math.abs(right - first.right) < 30;
};

const isFromTheLeft = async (element: Locator) => {
  const { first, last, left } = await places(element);
  return first.right <= last.left && Math.abs(first.left - left) < 30;
};

const openText = async (): Promise<Page> => (await open(PATH)).page;

beforeAll(async () => {
  await publishForTest(PATH, [
    { heading: { headline: HEBREW, subheadline: "We write (together) for שלום!" } },
    { content: { content: `${HEBREW}\n\n- ${HEBREW}\n\n<p dir="ltr" title="given">${HEBREW}</p>` } },
    { faq: { headline: "Questions", items: [{ question: HEBREW, answer: HEBREW }] } },
  ]);
});

describe("on an English page", () => {
  it.each(["h1", "main p:text-is('שלום, עולם!')", "main li", "main summary"])(
    "a text of a script from the right is read from the right: %s",
    async (selector) => {
      const page = await openText();
      expect(await isFromTheRight(page.locator(selector).first())).toBe(true);
    },
  );

  it("one that begins in English keeps its direction, with such a word in it", async () => {
    const page = await openText();
    expect(await isFromTheLeft(page.getByText("We write (together)"))).toBe(true);
  });

  it("a direction that a text has itself counts", async () => {
    const page = await openText();
    const { first, last } = await places(page.getByTitle("given"));
    // Left to right, the mark at the end is at the right of the words.
    expect(last.left).toBeGreaterThanOrEqual(first.right - 1);
  });
});

describe("on a page that is written from the right", () => {
  /** A page of the site as one in Arabic, whose texts aren't shipped. */
  async function openMirrored(path: string, fragment: string): Promise<Page> {
    const { page } = await openBlank({ viewport: { width: 390, height: 844 } });
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<html lang="en"', '$& dir="rtl"') });
    });
    await page.goto(path + fragment);
    return page;
  }

  it("tabs show what was scrolled into view before the script, and keys go where they point", async () => {
    const page = await openMirrored("/blocks/interactiveReport", "#b0-panel-3");
    const chosen = page.getByRole("tab", { selected: true });
    await expect.poll(() => chosen.getAttribute("href")).toBe("#b0-panel-3");
    await chosen.press("ArrowLeft");
    expect(await chosen.getAttribute("href")).toBe("#b0-panel-4");
    await chosen.press("ArrowRight");
    expect(await chosen.getAttribute("href")).toBe("#b0-panel-3");
    await expect.poll(() => page.getByRole("tabpanel").count()).toBe(1);
  });

  it("a phone number keeps the order of its groups", async () => {
    const page = await openMirrored("/blocks/map", "");
    const { first, last } = await places(page.getByRole("link", { name: /^\+44/ }).first());
    expect(first.right).toBeLessThan(last.left);
  });
});
