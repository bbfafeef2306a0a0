/** How fast adults read English silently (Brysbaert 2019), in words a minute. */
const WORDS_A_MINUTE = 238;

const WORD = /[\p{L}\p{N}]+(?:['’.\-–/][\p{L}\p{N}]+)*/gu;
/** What nobody reads: addresses of links and pictures, tags, the languages of code, entities. */
const UNREAD =
  /\]\([^()\n]*\)|<[^<>\n]{1,2000}>|^ {0,3}(?:`{3,}|~{3,}).*$|^ {0,3}\[[^\]\n]+\]:.*$|&#?\w{1,32};|https?:\/\/\S+/gm;

/** @returns how many words of a Markdown text people read. */
export function countWords(markdown: string): number {
  return markdown.replaceAll(UNREAD, " ").match(WORD)?.length ?? 0;
}

/** @returns how long reading a number of words takes, in minutes: at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
