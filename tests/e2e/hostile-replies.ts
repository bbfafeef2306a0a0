import { blockDefinitions } from "#blocks";
import { ASK, HOSTILE_ADDRESSES, RUN } from "./hostile-addresses.ts";
import { filledReply } from "./hostile-reply-fields.ts";
import { HOSTILE } from "./hostile-strings.ts";

/** What a model might answer, by mistake or because someone told it to, and whether anything of it can be used. */
export type HostileReply = { name: string; type: string; text: string; isRead: boolean };

const MEGABYTE = 1_000_000;
const DEEP = 100_000;
const SCRIPT = `<script>${RUN}</script>`;

const refused = (name: string, text: string, type = "faq"): HostileReply => ({ name, type, text, isRead: false });
const read = (name: string, text: string, type = "faq"): HostileReply => ({ name, type, text, isRead: true });
const faq = (content: object) => JSON.stringify({ faq: { headline: "Questions", ...content } });
const item = (more: object = {}) => ({ question: "Why?", answer: "Because.", ...more });
const content = (text: string) => JSON.stringify({ content: { content: text } });

const brokenJson: HostileReply[] = [
  refused("nothing", ""),
  refused("spaces", " \n\t "),
  refused("a refusal", "I'm sorry, but I can't help with that."),
  refused("half a block", '{"faq":{"headline":"Quest'),
  refused("a block without its last brace", '{"faq":{"headline":"Questions"}'),
  refused("one brace too many", '{"faq":{"headline":"Questions"}}}'),
  refused("a mismatched closer", '{"faq":{"items":[{"question":"Why?"}}]}'),
  refused("single quotes", "{'faq':{'headline':'Questions'}}"),
  refused("names without quotes", '{faq:{headline:"Questions"}}'),
  refused("typographic quotes", "{“faq”:{“headline”:“Questions”}}"),
  refused("an expression", `{"faq":{"headline":(${RUN},"x")}}`),
  refused("a comment", '{"faq":{/* x */"headline":"Questions"}}'),
  refused("a script", SCRIPT),
  refused("an empty fence", "```json\n```"),
  refused("a fence of prose", "```json\nI would write a headline.\n```"),
  refused("two replies", '{"faq":{"headline":"A"}}{"faq":{"headline":"B"}}'),
  refused("NaN", '{"faq":{"headline":NaN}}'),
  refused("raw NUL signs between tokens", '{"faq":\u0000{"headline":"Questions"}}'),
  refused("a stream of events", 'data: {"faq":{"headline":"Questions"}}\n\ndata: [DONE]'),
];

const wrongShapes: HostileReply[] = [
  refused("another type", '{"hero":{"headline":"Hello"}}'),
  refused("content without its type", '{"headline":"Questions","items":[]}'),
  refused("null", "null"),
  refused("a number", "12"),
  refused("a text", '"faq"'),
  refused("a list", '[{"faq":{"headline":"Questions"}}]'),
  refused("content that is null", '{"faq":null}'),
  refused("content that is text", '{"faq":"Questions"}'),
  refused("content that is a list", '{"faq":[["headline","Questions"]]}'),
  refused("empty content", '{"faq":{}}'),
  refused("content of unknown names only", '{"faq":{"title":"Questions","entries":[]}}'),
  refused("a headline that is an object", '{"faq":{"headline":{"text":"Questions"},"items":[]}}'),
  refused("a list that is an object", faq({ items: { 0: item(), length: 1 } })),
  refused("items that are numbers", faq({ items: [1, 2, 3] })),
  refused("a type that looks alike (Cyrillic a)", '{"f\u0430q":{"headline":"Questions"}}'),
  refused("a block that no model writes", '{"header":{"links":[{"title":"A","path":"/"}]}}', "header"),
  refused("a block of data", '{"rowsList":{"variables":{}}}', "rowsList"),
  refused("a type that nobody knows", '{"marquee":{"headline":"Questions"}}', "marquee"),
  read("some items of the wrong type", faq({ items: [null, "x", 7, [item()], item()] })),
  read("optional fields of the wrong type", faq({ subheadline: { a: 1 }, items: [item({ link: "/", category: [] })] })),
  read("choices that aren't there", faq({ style: "fancy", color: "red; background: url(/x)", items: [item()] })),
  read("numbers for texts", '{"faq":{"headline":2026,"items":[{"question":1,"answer":2}]}}'),
  read("nulls for everything optional", faq({ subheadline: null, style: null, items: [item({ link: null })] })),
];

const moreThanAsked: HostileReply[] = [
  read("names that nobody knows", faq({ items: [item({ onclick: RUN, html: SCRIPT })], script: SCRIPT })),
  read(
    "anchor, layout and keys",
    `{"faq":{"headline":"Questions","key":"k1","items":[{"key":"k1","question":"Why?","answer":"So."}]},"key":"k1",` +
      `"id":"x\\" onclick=\\"${RUN}","layout":{"css":"background:url(${ASK})"}}`,
  ),
  read("another block beside it", '{"content":{"content":"x"},"faq":{"headline":"Questions","items":[]}}'),
  read("React's own names", faq({ $$typeof: "x", dangerouslySetInnerHTML: { __html: SCRIPT }, items: [item()] })),
  read(
    "a testimonial with everything",
    filledReply("testimonials", { text: "Acme, 5 of 5 stars", address: ASK }),
    "testimonials",
  ),
  read("a founder with a life", filledReply("founderStory", { text: "Dr. Jane Roe, MIT" }), "founderStory"),
];

const prototypes: HostileReply[] = [
  refused("__proto__ around the block", '{"__proto__":{"faq":{"headline":"Questions"}}}'),
  refused("__proto__ as the type", '{"__proto__":{"headline":"Questions"}}', "__proto__"),
  refused("constructor as the type", '{"constructor":{"prototype":{"polluted":1}}}', "constructor"),
  refused("toString as the type", '{"toString":{"headline":"Questions"}}', "toString"),
  refused("content inside __proto__", '{"faq":{"__proto__":{"headline":"Questions"}}}'),
  read("__proto__ beside the content", '{"faq":{"headline":"Questions","__proto__":{"polluted":1}}}'),
  read(
    "__proto__ in an item",
    '{"faq":{"headline":"Q","items":[{"question":"Q","answer":"A","__proto__":{"polluted":1}}]}}',
  ),
  read("the same, escaped", '{"faq":{"headline":"Questions","\\u005f_proto__":{"polluted":1}}}'),
  read("constructor and prototype", faq({ constructor: { prototype: { polluted: 1 } }, items: [item()] })),
  read("names of methods", faq({ toString: 1, valueOf: SCRIPT, hasOwnProperty: null, toJSON: "x" })),
];

const tooMuch: HostileReply[] = [
  refused("a megabyte of headline", JSON.stringify({ faq: { headline: "a".repeat(MEGABYTE), items: [item()] } })),
  refused("two megabytes", faq({ items: [item({ answer: "a".repeat(2 * MEGABYTE) })] })),
  refused("a megabyte of prose", "word ".repeat(MEGABYTE / 5)),
  refused("a megabyte of open fences", "```json\n".repeat(MEGABYTE / 8)),
  refused("a megabyte of line breaks", `\`\`\`json${"\n   ".repeat(MEGABYTE / 4)}`),
  refused("a megabyte of quotes", '"'.repeat(MEGABYTE)),
  refused("a megabyte of backslashes", `{"faq":{"headline":"${"\\".repeat(MEGABYTE)}`),
  refused("deep lists", `{"faq":{"headline":${"[".repeat(DEEP)}${"]".repeat(DEEP)}}}`),
  refused("deep objects", `{"faq":${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}}`),
  refused("deep open lists", `{"faq":{"headline":"Q","items":${"[".repeat(DEEP)}`),
  refused("a megabyte in an optional field", faq({ subheadline: "a".repeat(MEGABYTE), items: [item()] })),
  read("200,000 signs in an optional field", faq({ subheadline: "a".repeat(200_000), items: [item()] })),
  read("200,000 signs of address", faq({ items: [item({ link: { text: "x", href: `/${"a".repeat(200_000)}` } })] })),
  read("five thousand items", faq({ items: Array.from({ length: 5000 }, () => item()) })),
  read("fifteen thousand names", faq(Object.fromEntries(Array.from({ length: 15_000 }, (_, n) => [`n${n}`, n])))),
  read(
    "trailing commas by the thousand",
    `{"faq":{"headline":"Q","items":[${'{"question":"a","answer":"b",},'.repeat(8000)}]}}`,
  ),
  refused("deep quotes in markdown", content(">".repeat(30_000)), "content"),
  refused("deep lists in markdown", content("- ".repeat(30_000)), "content"),
  refused("open brackets in markdown", content("[".repeat(60_000)), "content"),
  refused("open emphasis in markdown", content("*a **b ".repeat(30_000)), "content"),
  read("nothing but headings", content("# a\n".repeat(7000)), "content"),
  read("nothing but underscores", content("a_b_".repeat(7000)), "content"),
  refused("deep elements", content(`<div>${"<b>".repeat(20_000)}x`), "content"),
  refused("a megabyte of rich text", content("word ".repeat(MEGABYTE / 5)), "content"),
  read("a long text", content(`# A\n\n${"Some **words** and [a link](/x).\n\n".repeat(400)}`), "content"),
];

/** What runs at once where nothing is taken out. */
const richText: HostileReply[] = [
  read("a picture that fails into a script", content(`Words\n\n<img src=x onerror=${RUN}>`), "content"),
  read("a drawing that runs", content(`<p>Words</p><svg onload=${RUN}><path d="M0 0h1"/></svg>`), "content"),
  read("a page inside", content(`<p>Words</p><iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`), "content"),
  read("a style from elsewhere", content(`<p style="background:url(${ASK})">Words</p>`), "content"),
];

const unicode: HostileReply[] = [
  read("a byte order mark", `\uFEFF${faq({ items: [item()] })}`),
  read("direction overrides", faq({ subheadline: "\u202Egnp.exe\u2066x", items: [item()] })),
  read("tag characters", faq({ subheadline: "Hello\u{E0041}\u{E0042}\u{E0043}", items: [item()] })),
  read(
    "NUL and lone surrogates",
    '{"faq":{"headline":"Q\\u0000\\ud800","items":[{"question":"\\udfff","answer":"A"}]}}',
  ),
  read("line and paragraph separators", faq({ subheadline: "a\u2028b\u2029c", items: [item()] })),
  read("combining signs without end", faq({ subheadline: `Z${"\u0301".repeat(5000)}`, items: [item()] })),
  read("nothing but pictures", faq({ subheadline: "👩‍👩‍👧‍👦".repeat(15_000), items: [item()] })),
  read(
    "zero-width signs in an address",
    faq({ items: [item({ link: { text: "x", href: `java\u200Bscript:${RUN}` } })] }),
  ),
  read("a right-to-left address", faq({ items: [item({ link: { text: "x", href: `\u202Ejavascript:${RUN}` } })] })),
  read("fullwidth brackets", faq({ subheadline: `＜script＞${RUN}＜/script＞`, items: [item()] })),
];

const writable = blockDefinitions.filter(({ prompt }) => prompt !== null).map(({ type }) => type);

/** A script in every field of every block, an address that runs in every link and image. */
const inEveryField = writable.flatMap((type, place): HostileReply[] => {
  const [text = SCRIPT, other = SCRIPT] = [HOSTILE[place * 3], HOSTILE[place * 3 + 1]];
  const [address, second] = [HOSTILE_ADDRESSES[place * 2], HOSTILE_ADDRESSES[place * 2 + 1]];
  return [
    read(`script in every field of ${type}`, filledReply(type, { text: SCRIPT, address: `javascript:${RUN}` }), type),
    read(`markup in every field of ${type}`, filledReply(type, { text, address }), type),
    read(
      `a fence around markup in ${type}`,
      `Sure!\n\`\`\`json\n${filledReply(type, { text: other, address: second })}\n\`\`\``,
      type,
    ),
  ];
});

/** What there is of each kind. */
export const HOSTILE_KINDS: Readonly<Record<string, readonly HostileReply[]>> = {
  brokenJson,
  wrongShapes,
  moreThanAsked,
  prototypes,
  richText,
  tooMuch,
  unicode,
  inEveryField,
};

/** All of them; none may run, crash, or lead to an invalid block. */
export const HOSTILE_REPLIES: readonly HostileReply[] = Object.values(HOSTILE_KINDS).flat();
