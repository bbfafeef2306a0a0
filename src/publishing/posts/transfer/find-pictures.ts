import type { Definition, Image, ImageReference, Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type { FoundPicture } from "./source-post.ts";

/** Of an `<img>` in HTML; an attribute's value is in quotes. */
const TAG = /<img\s[^<>]*>/gi;
const ATTRIBUTE = /\s(src|alt)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** @returns where a destination begins in the source of an image or definition; -1 when it is written otherwise. */
export function destinationIn(source: string, url: string, opening: string): number {
  for (let at = source.indexOf(opening); at >= 0; at = source.indexOf(opening, at + 1)) {
    const [gap = ""] = /^\s*<?/.exec(source.slice(at + opening.length, at + opening.length + 200)) ?? [];
    const start = at + opening.length + gap.length;
    if (source.startsWith(url, start)) return start;
  }
  return -1;
}

/** Walks a tree without recursion: quotes may nest deep. */
function nodesOf(root: Nodes): Nodes[] {
  const nodes: Nodes[] = [root];
  for (const node of nodes) if ("children" in node) for (const child of node.children) nodes.push(child);
  return nodes;
}

function picture(text: string, { position, url }: Image | Definition, alt: string, opening: string): FoundPicture[] {
  const [from, to] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const at = destinationIn(text.slice(from, to), url, opening);
  return at < 0 ? [] : [{ url, alt, start: from + at, end: from + at + url.length }];
}

function picturesInHtml(html: string, offset: number): FoundPicture[] {
  return [...html.matchAll(TAG)].flatMap((tag) => {
    const attributes = [...tag[0].matchAll(ATTRIBUTE)];
    const find = (name: string) => attributes.find(([, found]) => found?.toLowerCase() === name);
    const [src, alt] = [find("src"), find("alt")];
    const url = src?.[2] ?? src?.[3] ?? "";
    if (!src || url === "") return [];
    const start = offset + tag.index + src.index + src[0].length - 1 - url.length;
    return [{ url, alt: alt?.[2] ?? alt?.[3] ?? "", start, end: start + url.length }];
  });
}

/**
 * Finds the pictures of a Markdown text, in reading order, so that their addresses can be replaced without touching
 * anything else: images, the definitions that they refer to, and `<img>` in HTML. One whose address is written with escapes
 * is left out.
 */
export function findPictures(text: string): FoundPicture[] {
  if (!/!\[|<img/i.test(text)) return [];
  const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const nodes = nodesOf(tree);
  const references = nodes.filter((node): node is ImageReference => node.type === "imageReference");
  const alts = new Map(references.map(({ identifier, alt }) => [identifier, alt ?? ""]));
  return nodes
    .flatMap((node) => {
      if (node.type === "image") return picture(text, node, node.alt ?? "", "](");
      if (node.type === "html") return picturesInHtml(node.value, node.position?.start.offset ?? 0);
      const alt = node.type === "definition" ? alts.get(node.identifier) : undefined;
      return node.type === "definition" && alt !== undefined ? picture(text, node, alt, "]:") : [];
    })
    .filter(({ url, start, end }) => text.slice(start, end) === url)
    .toSorted((a, b) => a.start - b.start);
}

/** Another address for a picture, and what it shows where its text doesn't say. */
type Replacement = { url: string; alt?: string };

/** The opening of a picture without words. */
const WORDLESS = "![](";

/**
 * Puts other addresses in the place of pictures' ones.
 * @param replace undefined keeps the old one; an empty address takes a picture without words out of the text.
 * @returns both again.
 */
export function replacePictures(
  text: string,
  pictures: readonly FoundPicture[],
  replace: (picture: FoundPicture) => Replacement | undefined,
): { text: string; pictures: FoundPicture[] } {
  const parts: string[] = [];
  const moved: FoundPicture[] = [];
  let [length, last] = [0, 0];
  const put = (part: string) => {
    parts.push(part);
    length += part.length;
  };
  for (const found of pictures) {
    const before = text.slice(last, found.start);
    const { url, alt = "" } = replace(found) ?? found;
    const isWordless = found.alt === "" && before.endsWith(WORDLESS);
    if (url === "" && isWordless && text[found.end] === ")") {
      put(before.slice(0, -WORDLESS.length));
      last = found.end + 1;
      continue;
    }
    const words = isWordless ? alt.replaceAll(/[[\]\\]/g, "") : "";
    put(words === "" ? before : `${before.slice(0, -WORDLESS.length)}![${words}](`);
    moved.push({ url, alt: found.alt || words, start: length, end: length + url.length });
    put(url);
    last = found.end;
  }
  put(text.slice(last));
  return { text: parts.join(""), pictures: moved };
}
