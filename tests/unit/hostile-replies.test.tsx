import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { describe, expect, it } from "vitest";
import { readAlt, readBlockReply, readEdit, readPartialBlock, readPartialPlan, readPlan, writableTypes } from "#ai";
import { blockFault, withKeys } from "#publishing";
import { isObject, type JsonObject } from "#shared";
import { HOSTILE_ADDRESSES } from "../e2e/hostile-addresses.ts";
import { hostileFaults, plainName, type Seen } from "../e2e/hostile-faults.ts";
import { HOSTILE_REPLIES } from "../e2e/hostile-replies.ts";
import { filledReply } from "../e2e/hostile-reply-fields.ts";
import { HOSTILE } from "../e2e/hostile-strings.ts";
import { cpuMs } from "../cpu-time.ts";
import { renderBlocks } from "../render-blocks.ts";

const ORIGIN = "https://example.org";
/** What reading and drawing one reply may take. */
const MAX_MS = 1000;
type Reply = ReturnType<typeof readBlockReply>;

function elementsOf(node: Nodes, isInBody: boolean): Seen[] {
  if (node.type !== "root" && node.type !== "element") return [];
  const below = isInBody || (node.type === "element" && node.tagName === "body");
  const children = node.children.flatMap((child) => elementsOf(child, below));
  if (node.type === "root") return children;
  const attributes = Object.entries(node.properties).map(([name, value]): [string, string] => [
    plainName(name),
    String(value),
  ]);
  return [{ name: plainName(node.tagName), attributes, isInBody }, ...children];
}

const NAMES = /"(?:__proto__|constructor|prototype|onclick|dangerouslySetInnerHTML|key|id|layout)":/;

/** Puts blocks into a draft and onto a page. @returns all that is wrong with them, or that could act. */
function harmOf(...blocks: JsonObject[]): unknown[] {
  let count = 0;
  const faults = blocks.map((block) => blockFault({ ...withKeys(block, () => `k${(count += 1)}`), key: "k0" }));
  const { html, errors } = renderBlocks(blocks);
  return [
    ...faults.filter((fault) => fault !== undefined),
    ...(JSON.stringify(blocks).match(NAMES) ?? []),
    ...errors,
    ...hostileFaults(elementsOf(fromHtml(html), false), ORIGIN),
  ];
}

const saidOf = (reply: Reply) => (reply.ok ? "read" : reply.error.message);
const blocksOf = (reply: Reply) => (reply.ok ? [reply.value.block] : []);

describe("hostile replies", { tags: ["slow"] }, () => {
  it("are at least 60 different ones", () => {
    expect(new Set(HOSTILE_REPLIES.map(({ name }) => name)).size).toBe(HOSTILE_REPLIES.length);
    expect(HOSTILE_REPLIES.length).toBeGreaterThanOrEqual(60);
  });

  it.each(HOSTILE_REPLIES)("$name", ({ type, text, isRead }) => {
    const begin = cpuMs();
    const reply = readBlockReply(text, type);
    expect(saidOf(reply)).toBe(isRead ? "read" : "Could not parse response");
    expect(harmOf(...blocksOf(reply))).toEqual([]);
    expect(cpuMs() - begin).toBeLessThan(MAX_MS);
    expect([Object.keys(Object.prototype), "polluted" in {}]).toEqual([[], false]);
  });

  it.each(HOSTILE_REPLIES)("$name, as it grows", ({ type, text }) => {
    const begin = cpuMs();
    const parts = [0.1, 0.5, 0.9, 1].map((share) => text.slice(0, Math.ceil(text.length * share)));
    const blocks = parts.map((part) => readPartialBlock(part, type)).filter((block) => block !== undefined);
    expect(harmOf(...blocks)).toEqual([]);
    expect(cpuMs() - begin).toBeLessThan(MAX_MS * parts.length);
  });

  it.each(HOSTILE_REPLIES)("$name, for another task", ({ type, text }) => {
    const value = { headline: "Questions", items: [{ question: "Why?", answer: "So." }] };
    const edited = readEdit(text, { action: "rewrite", type: "faq", value });
    expect(harmOf({ faq: edited.ok && isObject(edited.value.value) ? edited.value.value : value })).toEqual([]);
    const { blocks } = readPartialPlan(text);
    const others = [readEdit(text, { action: "grammar", type, value: "A text" }), readPlan(text), readAlt(text)];
    expect([others.map(({ ok }) => ok), blocks]).toEqual([[false, false, false], []]);
  });

  it.each(HOSTILE)("rich text that holds %j", (hostile) => {
    const texts = [hostile, `Words before it.\n\n${hostile}`];
    const replies = texts.map((text) => readBlockReply(JSON.stringify({ content: { content: text } }), "content"));
    expect(harmOf(...replies.flatMap(blocksOf))).toEqual([]);
  });

  it.each(HOSTILE_ADDRESSES)("the address %j, wherever one can be", (address) => {
    const replies = writableTypes.map((type) => readBlockReply(filledReply(type, { address }), type));
    expect(replies.map(saidOf)).toEqual(writableTypes.map(() => "read"));
    expect(harmOf(...replies.flatMap(blocksOf))).toEqual([]);
  });
});
