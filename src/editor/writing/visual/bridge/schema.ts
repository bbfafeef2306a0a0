import { Schema, type Attrs, type MarkSpec, type MarkType, type NodeSpec, type NodeType } from "prosemirror-model";
import { tableNodes } from "prosemirror-tables";
import { safeHref, safeImageSrc } from "#shared/markup";

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Reads an attribute that the clipboard carries from one text to another. */
function read(dom: HTMLElement, name: string): string | null {
  return dom.getAttribute(name);
}

const list = { group: "block", content: "list_item+" } as const;

const nodes: Record<string, NodeSpec> = {
  doc: { content: "block+" },
  paragraph: { group: "block", content: "inline*", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
  heading: {
    group: "block",
    content: "inline*",
    defining: true,
    attrs: { level: { default: 2, validate: "number" } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  blockquote: {
    group: "block",
    content: "block+",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", 0],
  },
  code_block: {
    group: "block",
    content: "text*",
    marks: "",
    code: true,
    defining: true,
    attrs: { lang: { default: null }, meta: { default: null } },
    parseDOM: [
      {
        tag: "pre",
        preserveWhitespace: "full",
        getAttrs: (dom) => ({ lang: read(dom, "data-lang"), meta: read(dom, "data-meta") }),
      },
    ],
    toDOM: ({ attrs }) => ["pre", { "data-lang": attrs.lang, "data-meta": attrs.meta }, ["code", 0]],
  },
  horizontal_rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
  bullet_list: {
    ...list,
    attrs: { spread: { default: false } },
    parseDOM: [{ tag: "ul" }],
    toDOM: () => ["ul", 0],
  },
  ordered_list: {
    ...list,
    attrs: { start: { default: 1 }, spread: { default: false } },
    parseDOM: [{ tag: "ol", getAttrs: (dom) => ({ start: Number(read(dom, "start") ?? 1) || 0 }) }],
    toDOM: ({ attrs }) => ["ol", { start: attrs.start }, 0],
  },
  list_item: {
    content: "paragraph block*",
    defining: true,
    attrs: { checked: { default: null }, spread: { default: false } },
    parseDOM: [
      {
        tag: "li",
        getAttrs: (dom) => {
          const checked = read(dom, "data-checked");
          return { checked: checked === null ? null : checked === "true" };
        },
      },
    ],
    toDOM: ({ attrs }) => ["li", attrs.checked === null ? {} : { "data-checked": String(attrs.checked) }, 0],
  },
  footnote_definition: {
    group: "block",
    content: "block+",
    defining: true,
    isolating: true,
    attrs: { label: { default: "1" } },
    parseDOM: [{ tag: "section[data-footnote]", getAttrs: (dom) => ({ label: read(dom, "data-footnote") }) }],
    toDOM: ({ attrs }) => ["section", { "data-footnote": attrs.label }, 0],
  },
  ...tableNodes({
    tableGroup: "block",
    cellContent: "paragraph",
    cellAttributes: {
      align: {
        default: null,
        getFromDOM: (dom) => read(dom, "align"),
        setDOMAttr: (value, attrs) => {
          if (value) attrs.align = value;
        },
      },
    },
  }),
  text: { group: "inline" },
  image: {
    group: "inline",
    inline: true,
    draggable: true,
    attrs: { src: { default: "" }, alt: { default: "" }, title: { default: null } },
    parseDOM: [
      {
        tag: "img[src]",
        getAttrs: (dom) => ({ src: read(dom, "src"), alt: read(dom, "alt") ?? "", title: read(dom, "title") }),
      },
    ],
    toDOM: ({ attrs }) => [
      "img",
      { src: safeImageSrc(text(attrs.src)) ?? "", alt: text(attrs.alt), title: attrs.title },
    ],
  },
  hard_break: { group: "inline", inline: true, selectable: false, parseDOM: [{ tag: "br" }], toDOM: () => ["br"] },
  /** The end of a line of the source, which readers see as a space. */
  soft_break: {
    group: "inline",
    inline: true,
    selectable: false,
    leafText: () => " ",
    parseDOM: [{ tag: "span[data-soft]" }],
    toDOM: () => ["span", { "data-soft": "" }, " "],
  },
  footnote_reference: {
    group: "inline",
    inline: true,
    attrs: { label: { default: "1" } },
    leafText: ({ attrs }) => `[${attrs.label}]`,
    parseDOM: [{ tag: "sup[data-footnote]", getAttrs: (dom) => ({ label: read(dom, "data-footnote") }) }],
    toDOM: ({ attrs }) => ["sup", { "data-footnote": attrs.label }, text(attrs.label)],
  },
};

/** How deep a mark is inside others, as far as the source said; a new one is inside those. */
const depth = { depth: { default: 50, validate: "number" } };

function hrefOf({ href }: Attrs): string | undefined {
  return safeHref(text(href));
}

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: { default: "" }, title: { default: null }, ...depth },
    inclusive: false,
    parseDOM: [{ tag: "a[href]", getAttrs: (dom) => ({ href: read(dom, "href"), title: read(dom, "title") }) }],
    toDOM: ({ attrs }) => ["a", { href: hrefOf(attrs), title: attrs.title }, 0],
  },
  emphasis: { attrs: depth, parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: () => ["em", 0] },
  strong: { attrs: depth, parseDOM: [{ tag: "strong" }, { tag: "b" }], toDOM: () => ["strong", 0] },
  strike: { attrs: depth, parseDOM: [{ tag: "del" }, { tag: "s" }], toDOM: () => ["del", 0] },
  code: { code: true, parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
};

/** The document of the visual mode: every construct of Markdown that it can show and write back. */
export const schema = new Schema({ nodes, marks });

/** @returns a node type of the schema. @throws Error for a name that it doesn't have, a bug. */
export function nodeType(name: string): NodeType {
  const found = schema.nodes[name];
  if (!found) throw new Error(`The visual mode has no node ${name}`);
  return found;
}

/** @returns a mark type of the schema. @throws Error for a name that it doesn't have, a bug. */
export function markType(name: string): MarkType {
  const found = schema.marks[name];
  if (!found) throw new Error(`The visual mode has no mark ${name}`);
  return found;
}
