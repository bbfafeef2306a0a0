import { defaultHandlers, type Handle } from "mdast-util-to-markdown";

/** Signs that never need an escape behind a letter: of each other one, its neighbours decide. */
const CALM = String.raw`[\p{L}\p{M}\p{N} ,;?%/"'$^{}()=+>\-\u00a0\u2010-\u2027\u2030-\u205e]|(?<![Ww])\.|:(?=[^/])|!(?=[^[])|&(?= )`;
/** At the beginning of a line, where digits and many signs mean something. */
const IN_LINE = new RegExp(String.raw`^[\p{L}\p{N} ,;?)](?:${CALM})*$`, "u");
const AT_LINE_START = new RegExp(String.raw`^\p{L}(?:${CALM})*$`, "u");
const LINE_END = /[\r\n]$/;

/**
 * Writes text of a tree as Markdown. Most texts have nothing to escape, and searching them for everything that might be takes
 * the larger part of writing.
 */
export const writeText: Handle = (node, parent, state, info) => {
  const value: string = node.value;
  const isPlain = (LINE_END.test(info.before) ? AT_LINE_START : IN_LINE).test(value);
  const mayEnd = !value.endsWith(" ") || !/^[\r\n]/.test(info.after);
  if (isPlain && mayEnd) return value;
  return defaultHandlers.text(node, parent, state, info);
};
