import { replaceAll, type SelectedText, type TextCommand } from "./selected-text.ts";

const LINK = /(!?)\[((?:[^[\]\n]|\[[^[\]\n]*\])*)\]\(((?:[^()\n]|\([^()\n]*\))*)\)/g;
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/|#)\S+$/;
const BEGIN = "https://";

type Link = { from: number; to: number; label: string; isImage: boolean };

/** The links and pictures that the selection touches. */
function linksAt({ text, start, end }: SelectedText): Link[] {
  const all = [...text.matchAll(LINK)].map(({ index, 0: whole, 1: sign, 2: label = "" }) => ({
    from: index,
    to: index + whole.length,
    label,
    isImage: sign === "!",
  }));
  const isTouched = ({ from, to }: Link) => (start === end ? from < start && start < to : from < end && start < to);
  return all.filter(isTouched);
}

function unlink({ text }: SelectedText, links: readonly Link[]): SelectedText {
  const by = links.map(({ from, to, label }) => ({ from, to, by: label }));
  const [first, last] = [links[0], links.at(-1)];
  const shorter = links.reduce((sum, { from, to, label }) => sum + to - from - label.length, 0);
  return { text: replaceAll(text, by), start: first?.from ?? 0, end: (last?.to ?? 0) - shorter };
}

/**
 * Turns the selected words into a link whose address is typed next, or a selected address into one whose words are; removes
 * links that the selection touches. Pictures stay.
 */
export const toggleLink: TextCommand = (given) => {
  const touched = linksAt(given);
  const links = touched.filter(({ isImage }) => !isImage);
  if (links.length > 0) return unlink(given, links);
  if (touched.length > 0) return given;
  const { text, start, end } = given;
  const [line = ""] = text.slice(start, end).split("\n", 1);
  const words = line.trim();
  const from = start + line.indexOf(words);
  const isAddress = ADDRESS.test(words);
  const [label, address] = isAddress ? ["", words] : [words, BEGIN];
  const by = `[${label}](${address})`;
  const afterLabel = from + 1 + label.length;
  // After words the address is typed next, otherwise the words.
  const selection = words && !isAddress ? { start: afterLabel + 2, end: afterLabel + 2 + address.length } : undefined;
  return {
    text: replaceAll(text, [{ from, to: from + words.length, by }]),
    ...(selection ?? { start: afterLabel, end: afterLabel }),
  };
};
