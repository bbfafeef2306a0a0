import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CLIENT_FOLDER } from "../../scripts/lib/paths.ts";
import { contentToHtml, sanitiseSvg } from "../../src/blocks/parts/rich-text/sanitise.ts";
import { useBrowser } from "./browser.ts";
import { HOSTILE } from "./hostile-strings.ts";

const { open } = useBrowser();
const FOLDER = "src/blocks/parts/rich-text";

/** Nested so deep that a browser's parser flattens them, and that of the server gives up. */
const MAX_LEVELS = 400;
const levelsOf = (markup: string) => markup.split("<").length - 1;

const TEXTS = [
  '# Title\n\nSome *words* & a [link](/a?b=1&c=2 "x").\n\n| a | b |\n| :- | -: |\n| 1 | 2 |\n\n- [x] done\n- [ ] not',
  '<h1>a</h1><table><tr><th colspan="2" scope=col>b<tr><td align=right>c</table><ol start=3 reversed><li value=4>d</ol>',
  '<p dir="rtl" lang=he title=\'"x"\'>a<time datetime="2026-01-01">b</time><details open><summary>c</summary>d</details>',
  '<img src=/a.png alt width=10 height="20"><a href="https://example.org/?a=1&b=2" target=_blank>ä&nbsp;&lt;</a>',
  'a[^1] b[^2] c[^1]\n\n[^1]: one\n[^2]: two\n\n![d](/d.png "e")\n\nhttps://youtu.be/abcdefghijk\n\n```js\nlet f;\n```',
];
const DRAWINGS = [
  '<?xml version="1.0"?><svg viewbox="0 0 4 4" fill="none"><g stroke-width=".5" STROKE-LINECAP=round><path d="M0 0h4"/></g></svg>',
  '<svg><text x="1" font-family="serif" text-anchor=middle>a &amp; <tspan dy="1">b</tspan></text><use href="#a"/></svg>',
  '<svg stroke-dasharray="1 2" preserveAspectRatio="none"><polygon points="0,0 1,1"/><circle r="1" fill="url(#a)"/></svg>',
  '<svg role=img><title>a</title><defs><lineargradient id=a><stop offset=".5"/></lineargradient></defs><path fill="url(#a)"/></svg>',
  '<svg aria-label="a"><clipPath id="b"><path d="M1"/></clipPath><g clip-path="url(#b)"><path d="M2"/></g></svg>',
  "<p>none</p>",
];

type Cleaners = { toHtml: (text: string) => string; drawing: (text: string) => string | undefined };

/** What the editor fetches, run in a browser on each text. */
async function cleanIn(page: Page, cleaner: keyof Cleaners, texts: readonly string[]): Promise<(string | undefined)[]> {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(CLIENT_FOLDER, ".vite/admin.json"), "utf8"),
  );
  const source = cleaner === "toHtml" ? "lazy-rich-text.ts" : "lazy-drawing.ts";
  const address = `/${manifest[`${FOLDER}/${source}`]?.file}`;
  const module = await page.evaluateHandle<Cleaners>(`import(${JSON.stringify(address)})`);
  return module.evaluate((loaded, [name, all]) => all.map((text) => loaded[name](text)), [cleaner, texts] as const);
}

describe("the sanitiser of browsers, which uses their own parser, makes what that of the server makes", () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await open("/sign-in"));
  });
  afterAll(() => page.context().close());

  const markup = [...HOSTILE, ...TEXTS, ...DRAWINGS].filter((text) => levelsOf(text) < MAX_LEVELS);

  it("of rich text", async () => {
    expect(await cleanIn(page, "toHtml", markup)).toEqual(markup.map((text) => contentToHtml(text)));
  });

  it("of drawings", async () => {
    const wrapped = markup.map((text) => `<svg>${text}<path d="M0"/></svg>`);
    const all = [...markup, ...wrapped];
    expect(await cleanIn(page, "drawing", all)).toEqual(all.map((text) => sanitiseSvg(text)));
  });
});
