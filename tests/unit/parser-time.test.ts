import { describe, expect, it } from "vitest";
import { layoutStyle } from "#blocks";
import { matchesPath, outlineOf, paramsOf, publishCheck } from "#publishing";
import {
  LOCALES,
  localHref,
  oneLine,
  parseHex,
  parseJson,
  policySource,
  safeHref,
  safeImageSrc,
  splitLocale,
} from "#shared";
import { csvLine, csvText, sanitiseSvgFile } from "#shared/server";
import { parseReply } from "../../src/ai/parsing/parse-reply.ts";
import { isWithinRichLimits } from "../../src/ai/replies/rich-limits.ts";
import { contentToHtml, sanitiseSvg } from "../../src/blocks/parts/rich-text/sanitise.ts";
import { videoPage, videoSource } from "../../src/blocks/parts/video/video-source.ts";
import { acceptsMarkdown } from "../../src/server/readers/accepts-markdown.ts";
import { trimmedAddress } from "../../src/server/routes/pages.ts";
import { ownReferer } from "../../src/server/middleware/origin-check.ts";
import { readQuery } from "#site";
import { HOSTILE_PATTERNS } from "./hostile-patterns.ts";

/** The largest of the three sizes; each is half of the next. */
const LARGEST = 20_000;
/** Up to this a parser is quick enough to be left alone: one of quadratic time needs seconds. */
const QUICK_MS = 80;
/** How much longer four times the size may take: 4 in linear time, 16 in quadratic time. */
const MAX_GROWTH = 9;

const draftOf = (text: string) => [{ content: { content: text }, key: "a" }];

const PARSERS: [string, (text: string) => unknown][] = [
  ["Markdown", (text) => contentToHtml(`[^a]: b\n\na ${text}`)],
  ["HTML", (text) => contentToHtml(`<p>${text}`)],
  ["inline SVG", (text) => sanitiseSvg(`<svg><path d="M0"/>${text}`)],
  ["values of inline SVG", (text) => sanitiseSvg(`<svg><path d="${text}"/>`)],
  ["SVG files", (text) => sanitiseSvgFile(`<svg><path d="M0"/>${text}`)],
  ["style sheets of SVG files", (text) => sanitiseSvgFile(`<svg><style>${text}</style><path style="${text}"/>`)],
  ["texts of models", isWithinRichLimits],
  ["replies of models", parseReply],
  ["JSON", parseJson],
  ["css of a block", (text) => layoutStyle({ css: text.slice(0, 2000) })],
  ["addresses", (text) => [safeHref(text), safeHref(`/${text}`), safeHref(`https://${text}`)]],
  ["addresses of images", (text) => [safeImageSrc(text), safeImageSrc(`data:image/png;base64,${text}`)]],
  ["languages in addresses", (text) => [splitLocale(`/${text}`), localHref(`/${text}`, "es", LOCALES)]],
  ["paths", (text) => [matchesPath("/a/:id1", `/a/${text}`), paramsOf("/:id1/:id2", `/${text}`)]],
  ["queries", (text) => readQuery(`?${text}`, ["a"])],
  ["referrers", (text) => ownReferer(new Headers({ referer: encodeURI(text) }), { allowedOrigins: [] })],
  ["what a request accepts", (text) => acceptsMarkdown(`text/markdown, a${text}b`)],
  ["superfluous slashes", (text) => trimmedAddress(`https://example.org/a${encodeURI(text)}b/`)],
  ["sources of a policy", (text) => policySource(`https://${text}`)],
  ["videos", (text) => [videoSource(`https://youtu.be/${text}`), videoSource(`/${text}`), videoPage(text)]],
  ["colours", parseHex],
  ["lines", oneLine],
  ["cells of a table", (text) => csvLine([text])],
  ["cells of a file", csvText],
  ["the outline of a draft", (text) => outlineOf(draftOf(text))],
  ["the check before publishing", (text) => publishCheck({ metaTags: [], blocks: draftOf(text), annotations: [] })],
];

/** @returns the least time of the processor that a call took, in milliseconds: what others do on the machine isn't in it. */
function leastMs(parse: (text: string) => unknown, text: string, tries: number): number {
  const times = Array.from({ length: tries }, (_, turn) => {
    // Another text each time, as some parsers remember the last ones.
    const fresh = text + " ".repeat(turn);
    const start = process.cpuUsage();
    parse(fresh);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** @returns what is wrong with the time that a parser takes for a pattern at three sizes. */
function faultOf(parse: (text: string) => unknown, pattern: (length: number) => string): string | undefined {
  const largest = pattern(LARGEST);
  const once = leastMs(parse, largest, 1);
  if (once < QUICK_MS) return undefined;
  const small = leastMs(parse, pattern(LARGEST / 4), 3);
  // Tried again only where a busy moment may have made it slow.
  const isLinear = (large: number) => large < QUICK_MS || large / small < MAX_GROWTH;
  if (isLinear(once)) return undefined;
  const large = leastMs(parse, largest, 3);
  if (isLinear(large)) return undefined;
  const middle = leastMs(parse, pattern(LARGEST / 2), 3);
  return `${[small, middle, large].map(Math.round).join(" ms, ")} ms`;
}

function withoutFail(parse: (text: string) => unknown): (text: string) => unknown {
  return (text) => {
    try {
      return parse(text);
    } catch {
      return undefined;
    }
  };
}

describe("the time of every parser grows no faster than the text", () => {
  it.each(PARSERS)("%s", { tags: ["slow"] }, (_name, parse) => {
    const faults = HOSTILE_PATTERNS.flatMap(([name, pattern]) => {
      const fault = faultOf(withoutFail(parse), pattern);
      return fault ? [`${name.slice(0, 60)}: ${fault}`] : [];
    });
    expect(faults).toEqual([]);
  });
});

describe("an honest text of 100,000 characters", () => {
  const words = "Write **bold words**, _more_ and [links](/a?b=1), `code` and https://example.org as people do. ";
  const parts = [
    "## A heading\n\n",
    `${words.repeat(5)}\n\n`,
    "- one\n- two\n\n",
    "| a | b |\n|---|---|\n| 1 | 2 |\n\n",
  ];

  it("is drawn as what it is", { tags: ["slow"] }, () => {
    const html = contentToHtml(parts.join("").repeat(190));
    expect(html.match(/<h2 /g)).toHaveLength(190);
    expect(html.match(/<table>/g)).toHaveLength(190);
    expect(html.match(/<strong>/g)).toHaveLength(950);
  });
});
