import type { Element, ElementContent, Root } from "hast";
import type { Losses } from "./losses.ts";

/** Elements that no text can hold, and that readers would miss. */
const MISSED = new Set("form script object embed canvas svg math map button applet".split(" "));
const PLAYERS: Readonly<Record<string, string>> = { iframe: "frame", video: "video", audio: "audio" };
const ADDRESS = /^https?:\/\/[^\s<>"]+$/;
/** Hosts whose videos pages play. */
const VIDEO = /^https?:\/\/(?:[\w-]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)\//;
const LANGUAGE = /(?:^|\s)(?:language-|lang-|brush:\s*)([\w+#-]{1,30})/i;

type Context = { losses: Losses; site: string | undefined };

const isElement = (node: ElementContent): node is Element => node.type === "element";
const isBlank = (node: ElementContent) => node.type === "comment" || (node.type === "text" && node.value.trim() === "");

/** @returns the words inside nodes. */
export function wordsIn(nodes: readonly (ElementContent | Root["children"][number])[]): string {
  return nodes
    .map((node) => (node.type === "text" ? node.value : "children" in node ? wordsIn(node.children) : ""))
    .join("");
}

function make(tagName: string, properties: Element["properties"], ...children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children };
}

const text = (value: string): ElementContent => ({ type: "text", value });

/** @returns an attribute's address, with its host; empty for none. */
function absolute(address: Element["properties"][string], site: string | undefined): string {
  const given = typeof address === "string" ? address.trim() : "";
  if (given === "" || given.startsWith("#")) return given;
  return URL.parse(given, site)?.href ?? given;
}

/** A paragraph that is nothing but a link, which pages show as a player where its host is allowed. */
const linkAlone = (address: string) => make("p", {}, make("a", { href: address }, text(address)));

function reshapePlayer(element: Element, { losses, site }: Context): ElementContent[] {
  const sources = [element, ...element.children.filter(isElement)].map(({ properties }) => properties.src);
  const address = absolute(
    sources.find((src) => typeof src === "string" && src !== ""),
    site,
  );
  const what = PLAYERS[element.tagName] ?? element.tagName;
  if (!ADDRESS.test(address)) losses.lose(what);
  else if (!VIDEO.test(address)) losses.link(what);
  return ADDRESS.test(address) ? [linkAlone(address)] : [];
}

/** Lazy loading puts the address elsewhere. */
function reshapeImage(image: Element, { site }: Context): ElementContent[] {
  const { src, dataSrc, dataLazySrc, ...rest } = image.properties;
  const isPlaceholder = typeof src !== "string" || src.startsWith("data:");
  const address = isPlaceholder ? (dataSrc ?? dataLazySrc ?? src) : src;
  return [{ ...image, properties: { ...rest, src: absolute(address, site) } }];
}

/** A picture that links to its own file is only the picture: pages have no viewer that it would open. */
function reshapeLink(link: Element, { site }: Context): ElementContent[] {
  const href = absolute(link.properties.href, site);
  const [only, ...others] = link.children.filter((node) => !isBlank(node));
  const isPicture = only && isElement(only) && only.tagName === "img" && others.length === 0;
  if (isPicture && /\.(?:jpe?g|png|webp|gif|avif)$/i.test(href)) return [only];
  return [{ ...link, properties: { ...link.properties, href } }];
}

function imagesIn(nodes: readonly ElementContent[]): Element[] {
  return nodes.filter(isElement).flatMap((one) => (one.tagName === "img" ? [one] : imagesIn(one.children)));
}

/** A picture's caption becomes its title, which pages show below it. */
function reshapeFigure(figure: Element): ElementContent[] {
  const images = imagesIn(figure.children);
  const captions = figure.children.filter((node) => isElement(node) && node.tagName === "figcaption");
  const title = wordsIn(captions).replaceAll(/\s+/g, " ").trim();
  const [image] = images;
  if (!image || images.length > 1 || title === "") return [figure];
  image.properties = { ...image.properties, title };
  return figure.children.filter((node) => !captions.includes(node) && !isBlank(node));
}

function reshapeCode(pre: Element): ElementContent[] {
  const code = pre.children.find((node) => isElement(node) && node.tagName === "code");
  const inner = code && isElement(code) ? code : undefined;
  const classes = [pre, inner].map((one) => [one?.properties.className ?? []].flat().join(" ")).join(" ");
  const { lang, dataLang } = pre.properties;
  const named = typeof (dataLang ?? lang) === "string" ? `language-${String(dataLang ?? lang)}` : "";
  const language = LANGUAGE.exec(`${classes} ${named}`)?.[1]?.toLowerCase();
  const className = language ? [`language-${language}`] : undefined;
  return [make("pre", {}, make("code", { className }, ...(inner ?? pre).children))];
}

/** A line that is nothing but an address: WordPress shows what is there. */
function reshapeLine(line: Element): ElementContent[] {
  const words = wordsIn(line.children).trim();
  if (line.children.every((node) => node.type === "text") && ADDRESS.test(words)) return [linkAlone(words)];
  const isEmpty = line.tagName === "p" && words === "" && line.children.every((node) => node.type === "text");
  return isEmpty ? [] : [line];
}

const RESHAPE: Readonly<Record<string, (element: Element, context: Context) => ElementContent[]>> = {
  iframe: reshapePlayer,
  video: reshapePlayer,
  audio: reshapePlayer,
  img: reshapeImage,
  a: reshapeLink,
  figure: reshapeFigure,
  pre: reshapeCode,
  p: reshapeLine,
  div: reshapeLine,
};

/**
 * Brings what WordPress and its themes write into a shape that Markdown has, before the sanitiser removes the rest. Its
 * depth is limited by `isWithinHtmlLimits`.
 */
export function reshape(nodes: readonly ElementContent[], context: Context): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === "comment") return /^\s*nextpage\s*$/.test(node.value) ? [make("hr", {})] : [];
    if (!isElement(node)) return [node];
    if (MISSED.has(node.tagName)) context.losses.lose(node.tagName);
    const inner = { ...node, children: reshape(node.children, context) };
    return RESHAPE[node.tagName]?.(inner, context) ?? [inner];
  });
}
