import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { scrollThrough, useBrowser } from "./browser.ts";
import { publishForTest } from "./publish.ts";

const { open } = useBrowser();

/** A sheet of A4 at 96 pixels an inch without its margins, upright and on its side. */
const UPRIGHT = { width: 718, height: 1047 };
const ASIDE = { width: 1047, height: 718 };

const WORDS = ["Apricot", "Blackberry", "Cherry", "Damson", "Elderberry"];
const quote = (word: string) => `${"A report says what was done and what is next for the family. ".repeat(8)}${word}.`;
const image = "/landing/hero.svg";

/** Blocks that show a part at a time on a screen, each with every word at the end of what it may hide. */
const BLOCKS: Record<string, object> = {
  faq: { faq: { headline: "Questions", items: WORDS.map((word) => ({ question: `A ${word}?`, answer: word })) } },
  advantages: {
    advantagesTable: {
      headline: "Advantages",
      advantages: WORDS.map((word) => ({ advantage: "An advantage", howItWorks: "So", gain: word })),
      citations: [],
    },
  },
  tabs: { tabs: { headline: "Tabs", items: WORDS.map((word) => ({ name: "A tab", title: "A", description: word })) } },
  report: {
    interactiveReport: {
      headline: "A report",
      features: WORDS.map((word) => ({ title: "A tab", content: { title: "A", description: word } })),
    },
  },
  compare: {
    compare: {
      headline: "Compare",
      beforeCard: { title: "A", description: WORDS.slice(0, 2).join("\n"), buttonText: "Before" },
      afterCard: { title: "B", description: WORDS.slice(2).join("\n"), buttonText: "After" },
    },
  },
  quotes: {
    testimonials: {
      style: "simple",
      headline: "Quotes",
      items: WORDS.map((word) => ({ name: "A person", quote: quote(word) })),
    },
  },
  moving: {
    testimonials: {
      style: "scroll",
      headline: "Quotes",
      items: WORDS.map((word) => ({ name: "A person", quote: quote(word) })),
    },
  },
  slides: {
    testimonials: {
      style: "carousel",
      headline: "Quotes",
      items: WORDS.map((word) => ({ name: "A person", quote: word })),
    },
  },
  timeline: {
    timeline: {
      style: "scroll",
      headlinePrefix: "Steps",
      items: WORDS.map((word) => ({ title: "A step", description: word })),
    },
  },
  steps: {
    steps: { style: "strip", headline: "Steps", items: WORDS.map((word) => ({ title: "A step", description: word })) },
  },
};

/** The words that a sheet doesn't show: hidden, or beyond what cuts it off. */
const missing = (page: Page) =>
  page.evaluate((words) => {
    const isCut = (box: DOMRect, from: Element | null) => {
      for (let one = from; one && one !== document.body; one = one.parentElement) {
        if (getComputedStyle(one).overflow === "visible") continue;
        const { left, right, top, bottom } = one.getBoundingClientRect();
        if (box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1) return true;
      }
      return box.left < 0 || box.right > document.documentElement.clientWidth;
    };
    const isShown = (node: Node, word: string) => {
      const { parentElement } = node;
      const range = document.createRange();
      const start = node.textContent?.lastIndexOf(word) ?? 0;
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      const box = range.getBoundingClientRect();
      const isVisible = parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return isVisible === true && box.width > 0 && !isCut(box, parentElement);
    };
    return words.filter((word) => {
      const walker = document.createTreeWalker(document.querySelector("main") ?? document, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode } = walker;
        if (currentNode.textContent?.replace(/\.$/, "").endsWith(word) && isShown(currentNode, word)) return false;
      }
      return true;
    });
  }, WORDS);

beforeAll(async () => {
  for (const [name, block] of Object.entries(BLOCKS)) {
    const heading = { heading: { headline: "A page to print" } };
    // Below the window, where no script has been at work yet.
    const room = Array.from({ length: 12 }, () => ({ content: { content: "Text.\n\n".repeat(10) } }));
    await publishForTest(`/print-${name}`, [heading, ...room, block] as never);
  }
});

describe.each(Object.keys(BLOCKS))("on paper the block %s", (name) => {
  it("shows everything that visitors open, scroll or wait for on a screen", async () => {
    const { page } = await open(`/print-${name}`, { viewport: UPRIGHT });
    await page.emulateMedia({ media: "print" });
    expect(await missing(page)).toEqual([]);
    await page.emulateMedia({ media: "screen" });
    await scrollThrough(page);
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => missing(page)).toEqual([]);
    await page.setViewportSize(ASIDE);
    expect(await missing(page)).toEqual([]);
  });
});

it("on paper the steps of a timeline have their pictures below them", async () => {
  const items = WORDS.map((word) => ({ title: word, description: "A step", image, imageAlt: word }));
  await publishForTest("/print-story", [{ timeline: { style: "sticky", headlinePrefix: "Steps", items } }]);
  const { page } = await open("/print-story", { viewport: ASIDE });
  await page.emulateMedia({ media: "print" });
  const boxes = await page
    .locator(".timeline-step, .timeline-picture")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })));
  expect(boxes).toHaveLength(2 * WORDS.length);
  for (const [index, { top }] of boxes.entries()) expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
});

it("on paper no heading is cut or left behind, and pictures and cards stay in one piece", async () => {
  const steps = WORDS.map((word) => ({ title: word, image, imageAlt: word }));
  await publishForTest("/print-breaks", [
    { heading: { headline: "A page to print" } },
    { howItWorks: { style: "visual-steps", headline: "Steps", steps } },
    { timeline: { style: "sticky", headlinePrefix: "Story", items: steps } },
    { pricing: {} },
  ]);
  const { page } = await open("/print-breaks", { viewport: UPRIGHT });
  await page.emulateMedia({ media: "print" });
  const breaks = (selector: string, name: "breakInside" | "breakAfter") =>
    page.locator(selector).evaluateAll((all, key) => [...new Set(all.map((one) => getComputedStyle(one)[key]))], name);
  const whole = "main :is(h1, h2, h3), .how-pictures > li, .timeline-picture, .pricing-plan";
  expect(await page.locator(".pricing-plan").count()).toBeGreaterThan(1);
  expect(await breaks(whole, "breakInside")).toEqual(["avoid"]);
  expect(await breaks("main :is(h1, h2, h3)", "breakAfter")).toEqual(["avoid"]);
});

it("paper is light, whatever scheme the page has on a screen", async () => {
  const { page } = await open("/print-faq", { viewport: UPRIGHT, colorScheme: "light" });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
  expect(await paper()).not.toBe(light);
  await page.emulateMedia({ media: "print" });
  expect(await paper()).toBe(light);
});

it("on paper, texts on dark grounds are dark and their grounds left out", async () => {
  await publishForTest("/print-grounds", [
    { heading: { headline: "On paper" } },
    { cta: { style: "band", headline: "On the deep ground" } },
    { testimonials: { style: "simple", headline: "In a dark scheme", color: "deep" } },
    { footer: { style: "simple", description: "At the end" } },
  ]);
  const { page } = await open("/print-grounds", { viewport: UPRIGHT });
  const colourOf = (words: string) => page.getByText(words).evaluate((one) => getComputedStyle(one).color);
  const ink = await colourOf("On paper");
  expect(await colourOf("On the deep ground")).not.toBe(ink);
  await page.emulateMedia({ media: "print" });
  expect(await colourOf("On the deep ground")).toBe(ink);
  expect(await colourOf("In a dark scheme")).toBe(ink);
  const grounds = page.locator("main .bg-deep, footer.bg-deep");
  const colours = await grounds.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(colours)).toEqual(new Set(["rgba(0, 0, 0, 0)"]));
});
