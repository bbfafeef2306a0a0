import type { MarkdownIt, ParserBlock, ParserInline, StateCore, Token } from "markdown-it";

/** References to footnotes in one text; further ones stay as they were typed, so that the markup can't multiply. */
const MAX_REFERENCES = 1000;
const DEFINITION = /\[\^([^\s[\]]{1,999})\]:/y;
const REFERENCE = /\[\^([^\s[\]]{1,999})\]/y;
/** Columns by which the lines that continue a note are indented. */
const INDENT = 4;

type BlockRule = Parameters<ParserBlock["ruler"]["before"]>[2];
type InlineRule = Parameters<ParserInline["ruler"]["before"]>[2];

/** The labels of the footnotes that a text defines, by the parser's environment of that text. */
const labels = new WeakMap<object, Set<string>>();

/** @returns the labels of the footnotes that a parsed text defines. @param env the parser's environment of that text. */
export function footnoteLabels(env: object): string[] {
  return [...(labels.get(env) ?? [])];
}

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

/** `[^label]: the note`, continued by lines that are indented by four columns. */
const define: BlockRule = (state, line, endLine, silent) => {
  const { bMarks, tShift, sCount, parentType, blkIndent } = state;
  const [mark = 0, shift = 0, columns = 0] = [bMarks[line], tShift[line], sCount[line]];
  if (columns - blkIndent >= INDENT) return false;
  const [opening, label] = matchAt(DEFINITION, state.src, mark + shift) ?? [];
  if (!opening || !label) return false;
  if (silent) return true;
  const name = state.md.utils.normalizeReference(label);
  labels.set(state.env, (labels.get(state.env) ?? new Set()).add(name));
  state.push("footnote_open", "", 1).info = name;
  // The rest of the line is read as if it were indented like the lines that continue it.
  state.blkIndent += INDENT;
  bMarks[line] = state.skipSpaces(mark + shift + opening.length);
  tShift[line] = 0;
  sCount[line] = state.blkIndent;
  state.parentType = "footnote";
  state.md.block.tokenize(state, line, endLine);
  [bMarks[line], tShift[line], sCount[line]] = [mark, shift, columns];
  Object.assign(state, { parentType, blkIndent });
  state.push("footnote_close", "", -1);
  return true;
};

/** `[^label]` where the text defines a footnote of that label; otherwise it is text. */
const refer: InlineRule = (state, silent) => {
  const [whole, label = ""] = matchAt(REFERENCE, state.src, state.pos) ?? [];
  const name = state.md.utils.normalizeReference(label);
  if (!whole || state.pos + whole.length > state.posMax || !labels.get(state.env)?.has(name)) return false;
  if (!silent) Object.assign(state.push("footnote_ref", "", 0), { content: whole, info: name });
  state.pos += whole.length;
  return true;
};

/** Splits the tokens into those of the text and those of each footnote; of several with one label the first counts. */
function separate(tokens: Token[]): { body: Token[]; notes: Map<string, Token[]> } {
  const body: Token[] = [];
  const notes = new Map<string, Token[]>();
  const open = [body];
  for (const token of tokens) {
    if (token.type === "footnote_open") {
      const note: Token[] = [];
      if (!notes.has(token.info)) notes.set(token.info, note);
      open.push(note);
    } else if (token.type === "footnote_close") open.pop();
    else open.at(-1)?.push(token);
  }
  return { body, notes };
}

/** Numbers the references in reading order: those of the text, then those inside the notes as they are listed. */
function numberOf(body: Token[], notes: Map<string, Token[]>): Map<string, number> {
  const numbers = new Map<string, number>();
  let left = MAX_REFERENCES;
  const visit = (tokens: Token[]) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type !== "footnote_ref") continue;
      left -= 1;
      if (left < 0) token.type = "text";
      else {
        const name = token.info;
        if (!numbers.has(name)) numbers.set(name, numbers.size + 1);
        token.content = String(numbers.get(name));
      }
    }
  };
  visit(body);
  // The map grows while it is walked: a note can refer to others.
  for (const name of numbers.keys()) visit(notes.get(name) ?? []);
  return numbers;
}

/** Moves the footnotes that are referred to behind the text, in the order of their numbers, and drops the others. */
function placeNotes(state: StateCore): void {
  if (!labels.has(state.env)) return;
  const { body, notes } = separate(state.tokens);
  const numbers = numberOf(body, notes);
  const token = (type: string, nesting: -1 | 1, content = "") =>
    Object.assign(new state.Token(type, "", nesting), { content });
  const items = [...numbers].flatMap(([name, number]) =>
    [token("footnote_open", 1, String(number))].concat(notes.get(name) ?? [], token("footnote_close", -1)),
  );
  const list = [token("footnotes_open", 1), ...items, token("footnotes_close", -1)];
  state.tokens = items.length > 0 ? body.concat(list) : body;
}

/**
 * Adds GitHub's footnotes to the Markdown parser, in linear time. A reference becomes `<sup data-note="1">`, the notes a
 * list with `data-notes` at the end, its items with `data-note`; `footnotes.ts` links them in the clean tree. Inline notes
 * (`^[...]`) are no part of GitHub's Markdown.
 */
export function addFootnotes(parser: InstanceType<typeof MarkdownIt>): void {
  parser.block.ruler.before("reference", "footnote", define, { alt: ["paragraph", "reference", "blockquote", "list"] });
  parser.inline.ruler.before("link", "footnote", refer);
  parser.core.ruler.after("inline", "footnotes", placeNotes);
  const content = (tokens: Token[], index: number) => tokens[index]?.content ?? "";
  Object.assign(parser.renderer.rules, {
    footnote_ref: (tokens: Token[], index: number) =>
      `<sup data-note="${content(tokens, index)}">${content(tokens, index)}</sup>`,
    footnotes_open: () => '<ol data-notes="">\n',
    footnotes_close: () => "</ol>\n",
    footnote_open: (tokens: Token[], index: number) => `<li data-note="${content(tokens, index)}">`,
    footnote_close: () => "</li>\n",
  });
}
