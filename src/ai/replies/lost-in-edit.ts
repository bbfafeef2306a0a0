import { codeBlocksIn, withoutCode } from "#shared";

const PICTURE = /!\[[^[\]\n]{0,500}\]\(\s{0,20}<?([^\s<>)]{1,2000})/g;
const LINK = /(?<!!)\[[^[\]\n]{0,500}\]\(\s{0,20}<?([^\s<>)]{1,2000})|<((?:https?:|mailto:)[^\s<>]{1,2000})>/g;
/** The line below the head of a table. */
const TABLE = /^(?=[^\n|]*\|) {0,3}(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/gm;
const FOOTNOTE = /^ {0,3}\[\^([^\]\s]{1,200})\]:/gm;
/** The most notes: more wouldn't help. */
const MAX_NOTES = 10;
const MAX_SHOWN = 80;

type Markup = { links: string[]; pictures: string[]; footnotes: string[]; tables: number; code: string[] };

function markupOf(markdown: string): Markup {
  const text = withoutCode(markdown);
  const found = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, one, other]) => one ?? other ?? "");
  return {
    links: found(LINK),
    pictures: found(PICTURE),
    footnotes: found(FOOTNOTE),
    tables: found(TABLE).length,
    code: codeBlocksIn(markdown),
  };
}

function missing(before: readonly string[], after: readonly string[]): string[] {
  const kept = new Set(after);
  return [...new Set(before)].filter((one) => !kept.has(one)).map((one) => one.slice(0, MAX_SHOWN));
}

/**
 * Compares the markup of a Markdown text before and after a model edited it.
 * @returns a sentence for each link, picture, table, footnote and block of code that is gone, and for each address that is
 * new; at most ten. Takes time proportional to the length.
 */
export function lostInEdit(before: string, after: string): string[] {
  const [was, now] = [markupOf(before), markupOf(after)];
  const isCodeSame = was.code.every((code) => now.code.includes(code));
  return [
    ...missing(was.links, now.links).map((address) => `A link is gone: ${address}`),
    ...missing(was.pictures, now.pictures).map((address) => `A picture is gone: ${address}`),
    ...missing(was.footnotes, now.footnotes).map((name) => `A footnote is gone: ${name}`),
    ...(now.tables < was.tables ? ["A table is gone."] : []),
    ...(isCodeSame ? [] : ["A block of code has changed, or is gone."]),
    ...missing([...now.links, ...now.pictures], [...was.links, ...was.pictures]).map(
      (address) => `An address is new: ${address}`,
    ),
  ].slice(0, MAX_NOTES);
}
