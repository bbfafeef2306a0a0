import type { Schema } from "hast-util-sanitize";

const words = (list: string) => list.split(" ");

/** Elements that are replaced by another one: a page has its own h1 and landmarks, and four levels are enough. */
export const RENAMED: Readonly<Record<string, string>> = {
  h1: "h2",
  h5: "h4",
  h6: "h4",
  section: "div",
  article: "div",
  aside: "div",
  header: "div",
  footer: "div",
  main: "div",
  nav: "div",
  center: "div",
  strike: "s",
  tt: "code",
};

const BLOCKS = words(
  "h2 h3 h4 p div ul ol li dl dt dd pre blockquote hr br table caption thead tbody tfoot tr th td " +
    "figure figcaption details summary",
);
const INLINE = words(
  "a img strong b em i u s del ins mark small code kbd samp var sup sub abbr cite dfn q time bdi bdo wbr ruby rt rp input",
);

/** Elements that are removed with their content. Other elements that aren't allowed are unwrapped. */
const STRIPPED = words(
  "script style template noscript noembed noframes xmp plaintext iframe frame frameset object embed applet svg math " +
    "head title base meta link textarea select option datalist button audio video canvas map",
);

const SIZE = /^\d{1,5}$/;
/** The number of a footnote (`footnote-rules.ts`). */
const NOTE = /^\d{1,4}$/;

/** Elements and attributes of marketing and manual text. `href` and `src` are checked after it, by `safe-href.ts`. */
export const ALLOW_LIST: Schema = {
  tagNames: [...BLOCKS, ...INLINE, ...Object.keys(RENAMED)],
  strip: STRIPPED,
  attributes: {
    "*": ["lang", ["dir", "ltr", "rtl", "auto"], "title"],
    a: ["href", ["target", "_blank"]],
    img: ["src", "alt", ["width", SIZE], ["height", SIZE]],
    ol: [
      ["start", /^-?\d{1,6}$/],
      ["type", "1", "a", "A", "i", "I"],
      ["reversed", true],
      ["dataNotes", ""],
    ],
    li: [
      ["value", /^-?\d{1,6}$/],
      ["dataNote", NOTE],
    ],
    sup: [["dataNote", NOTE]],
    code: [["className", /^language-[a-z0-9+#-]{1,30}$/]],
    th: [
      ["colSpan", SIZE],
      ["rowSpan", SIZE],
      ["scope", "row", "col", "rowgroup", "colgroup"],
      ["align", "left", "center", "right"],
    ],
    td: [
      ["colSpan", SIZE],
      ["rowSpan", SIZE],
      ["align", "left", "center", "right"],
    ],
    details: [["open", true]],
    time: ["dateTime"],
    input: [
      ["type", "checkbox"],
      ["checked", true],
    ],
  },
  ancestors: {
    li: ["ul", "ol"],
    dt: ["dl"],
    dd: ["dl"],
    caption: ["table"],
    thead: ["table"],
    tbody: ["table"],
    tfoot: ["table"],
    tr: ["table"],
    th: ["table"],
    td: ["table"],
    figcaption: ["figure"],
    summary: ["details"],
    rt: ["ruby"],
    rp: ["ruby"],
  },
  protocols: {},
  required: {},
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};
