import MarkdownIt, { type Env, type ParserInline, type RendererRule, type StateCore, type Token } from "markdown-it";
import { addFootnotes } from "./footnote-rules.ts";

/** Nesting depth of quotes and lists (a list counts twice); beyond its own limit the parser drops text. */
const MAX_LEVELS = 60;
/** Characters of all addresses in the markup: a long one that is referenced repeatedly would multiply without limit. */
const MAX_ADDRESSES = 1_000_000;
const BOX = /^\[([ xX])\](?=\s|$)/;
/** The name of a language after a fence, before further words or what some tools append: `js{1,3}`, `rust,ignore`. */
const LANGUAGE = /^[a-z0-9+#-]{1,30}(?=$|[\s,:{])/;

/** `~words~`: the parser itself needs two tildes on each side. */
const STRUCK = /(?<!~)~[^\s~\\](?:[^~\n]*[^\s~\\])?~(?!~)/y;
/** Three tildes or more strike nothing; the parser itself would use two of them. */
const TOO_MANY = /~{3,}/y;

const keepTildes: Parameters<ParserInline["ruler"]["before"]>[2] = (state, silent) => {
  TOO_MANY.lastIndex = state.pos;
  const [run = ""] = TOO_MANY.exec(state.src) ?? [];
  if (!silent) state.pending += run;
  state.pos += run.length;
  return run !== "";
};

const strike: Parameters<ParserInline["ruler"]["before"]>[2] = (state, silent) => {
  STRUCK.lastIndex = state.pos;
  const { posMax } = state;
  const end = state.pos + (STRUCK.exec(state.src)?.[0].length ?? 0);
  if (end === state.pos || end > posMax) return false;
  if (!silent) {
    state.push("s_open", "s", 1);
    state.pos += 1;
    state.posMax = end - 1;
    state.md.inline.tokenize(state);
    state.posMax = posMax;
    state.push("s_close", "s", -1);
  }
  state.pos = end;
  return true;
};

/**
 * `- [x] done`: an item of a task list begins with a checkbox. Runs before escaped characters join the text, so that
 * `\[x]` stays what it is.
 */
function findBoxes({ tokens, Token: New }: StateCore): void {
  for (const [index, { type }] of tokens.entries()) {
    const children = type === "list_item_open" && tokens[index + 2]?.type === "inline" && tokens[index + 2]?.children;
    const text = children && children[0]?.type === "text" ? children[0] : undefined;
    const [box, sign] = BOX.exec(text?.content ?? "") ?? [];
    if (!text || !children || !box) continue;
    const isAlone = text.content === box;
    // Without words after it, it is no task.
    if (isAlone && !children[1]?.type.endsWith("break")) continue;
    text.content = text.content.slice(box.length);
    children.unshift(Object.assign(new New("task_box", "", 0), { content: sign === " " ? "" : " checked" }));
  }
}

/** Reduces what follows a fence to the name of a language, which becomes a class: `JS{1,3}` to "js". */
function nameLanguages({ tokens, md }: StateCore): void {
  for (const token of tokens) {
    if (token.type !== "fence") continue;
    token.info = LANGUAGE.exec(md.utils.unescapeAll(token.info).trim().toLowerCase())?.[0] ?? "";
  }
}

/** Alignment as an attribute: the allow-list has no styles. */
const renderCell: RendererRule = (tokens, index, options, _env, renderer) => {
  const cell = tokens[index];
  const align = String(cell?.attrGet("style") ?? "").replace("text-align:", "");
  if (cell && align) cell.attrs = [["align", align]];
  return renderer.renderToken(tokens, index, options);
};

function addressLength(tokens: Token[]): number {
  return tokens.reduce((sum, { attrs, children }) => {
    const own = attrs?.reduce((length, [, value]) => length + String(value).length, 0) ?? 0;
    return sum + own + (children ? addressLength(children) : 0);
  }, 0);
}

function makeParser(): InstanceType<typeof MarkdownIt> {
  const parser = new MarkdownIt({ html: true, linkify: true, maxNesting: 2 * MAX_LEVELS });
  // Addresses are checked after the parser, which would show the source of those that it refuses.
  parser.validateLink = () => true;
  parser.linkify.set({ fuzzyLink: false }).add("www.", {
    validate: (text, start, linkify) => {
      const host = linkify.re.get_relative_proto_validator();
      host.lastIndex = start;
      return host.exec(text)?.[0].length ?? 0;
    },
    normalize: (match) => {
      match.url = `http://${match.url}`;
    },
  });
  parser.block.ruler.before("table", "levels", ({ level }) => {
    if (level > MAX_LEVELS) throw new RangeError("Nested too deep");
    return false;
  });
  parser.inline.ruler.before("strikethrough", "strike", strike);
  parser.inline.ruler.before("strike", "tildes", keepTildes);
  parser.core.ruler.before("text_join", "boxes", findBoxes);
  parser.core.ruler.push("languages", nameLanguages);
  addFootnotes(parser);
  const renderBox: RendererRule = (tokens, index) => `<input type="checkbox"${tokens[index]?.content ?? ""}>`;
  const strikes = { s_open: () => "<del>", s_close: () => "</del>" };
  const rules = { th_open: renderCell, td_open: renderCell, task_box: renderBox, ...strikes };
  Object.assign(parser.renderer.rules, rules);
  return parser;
}

const parser = /* @__PURE__ */ makeParser();

/**
 * Parses Markdown into the parser's tokens, in linear time.
 * @param env receives what the text defines: `references`, and its footnotes (`footnoteLabels`).
 * @throws RangeError on text that is nested too deep.
 */
export function parseMarkdown(text: string, env: Env = {}): Token[] {
  return parser.parse(text, env);
}

/**
 * Turns GitHub-flavoured Markdown into HTML, which isn't clean yet, in linear time.
 * @throws RangeError on text that is nested too deep, or references a long address repeatedly.
 */
export function markdownToHtml(text: string): string {
  const env = {};
  const tokens = parser.parse(text, env);
  if (addressLength(tokens) > MAX_ADDRESSES) throw new RangeError("Too many long addresses");
  return parser.renderer.render(tokens, parser.options, env);
}

/** @returns the raw HTML of a Markdown text, piece by piece; markup in code isn't any. @throws RangeError as `markdownToHtml`. */
export function rawHtmlIn(text: string): string[] {
  const isRaw = ({ type }: Token) => type === "html_block" || type === "html_inline";
  const blocks = parser.parse(text, {});
  const inside = blocks.flatMap(({ children }) => children ?? []);
  return [...blocks, ...inside].filter(isRaw).map(({ content }) => content.trim());
}
