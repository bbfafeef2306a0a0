import type { BrowserContextOptions, Page, Route } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { faults } from "./axe.ts";
import { scrollThrough, useBrowser } from "./browser.ts";
import { publishForTest } from "./publish.ts";

const { openBlank } = useBrowser();
const PLAYER = "https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0";
const VIDEO = "https://youtu.be/abcdefghijk";

const CODE = `\`\`\`ts
// Sends the report.
export async function send(report: Report, to = "family"): Promise<number> {
  return report.pages * 2;
}
\`\`\`

\`\`\`diff
- const a = 1;
+ const a = 2;
\`\`\`

\`\`\`html
<p class="lead">Hello</p>
\`\`\``;

const TEXT = `## A text with everything

Words with a note[^1], another[^long] and the first again[^1].

- [x] Written
- [ ] Read

${CODE}

![A week](/landing/how-it-works/step-2.svg "The week at a glance")

[${VIDEO}](${VIDEO} "The tour")

[^1]: The first note.
[^long]: The second, with \`code\` and **weight**.
`;

const text = (content: string, color?: string) => ({ content: { style: "simple", content, color } });

beforeAll(async () => {
  const heading = { heading: { style: "centered", headline: "Rich text" } };
  await publishForTest("/rich-text", [
    heading,
    text(TEXT),
    text(CODE + "\n\na[^1]\n\n[^1]: b", "tint"),
    text(TEXT, "deep"),
  ]);
});

/** Opens the page with the hosts of the internet played by the test. @returns also what they were asked for. */
async function openStubbed(options?: BrowserContextOptions) {
  const { page, problems } = await openBlank(options);
  const asked: string[] = [];
  const answer = (route: Route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<button>In the player</button>" });
  };
  await page.route((url) => url.origin !== inject("siteUrl") && /^https?:/.test(url.href), answer);
  await page.goto("/rich-text");
  return { page, problems, asked };
}

const first = (page: Page) => page.locator("[data-block-type=content]").first();

describe("a page with long texts", () => {
  it.each([390, 1440])("has no fault that axe finds, on any ground, %i wide", async (width) => {
    const { page, problems } = await openStubbed({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    await scrollThrough(page);
    expect(await page.locator(".code-keyword").count()).toBeGreaterThan(3);
    expect(await faults(page, { darkToo: true })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(problems).toEqual([]);
  });

  it("leads to a note and back by keyboard, in its own block", async () => {
    const { page } = await openStubbed();
    const reference = first(page).locator("[role=doc-noteref]").and(page.getByLabel("Footnote 2"));
    await reference.press("Enter");
    const note = first(page).locator("li:target");
    await expect.poll(() => note.innerText()).toContain("The second, with code");
    await note.getByLabel("Back to reference 2").press("Enter");
    await expect.poll(() => reference.evaluate((element) => element.matches(":target"))).toBe(true);
  });

  it("keeps the room of a picture, whose title is its caption", async () => {
    const { page } = await openStubbed();
    const picture = first(page).getByRole("figure").getByRole("img", { name: "A week" });
    expect([await picture.getAttribute("width"), await picture.getAttribute("height")]).toEqual(["640", "420"]);
    expect(await first(page).locator("figcaption").innerText()).toBe("The week at a glance");
  });

  it("asks a video's host for nothing before the click, and then for its player", async () => {
    const { page, asked, problems } = await openStubbed();
    await scrollThrough(page);
    expect(asked).toEqual([]);
    await first(page).getByRole("button", { name: "Play video: The tour" }).press("Enter");
    await page.frameLocator("iframe[src]").getByRole("button", { name: "In the player" }).waitFor();
    expect(asked).toEqual([PLAYER]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
    expect(problems).toEqual([]);
  });

  it("links to the video without a script", async () => {
    const { page, asked } = await openStubbed({ javaScriptEnabled: false });
    expect(await page.getByRole("button", { name: "Play" }).count()).toBe(0);
    const link = first(page).getByRole("link", { name: "Watch the video on YouTube" });
    expect(await link.getAttribute("href")).toBe("https://www.youtube.com/watch?v=abcdefghijk");
    expect(asked).toEqual([]);
  });
});
