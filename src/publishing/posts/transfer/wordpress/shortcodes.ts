import { attachmentUrl } from "../attachment-url.ts";
import type { Losses } from "./losses.ts";

/** "[name attributes]" or "[/name]"; no bracket inside, so that unclosed ones take linear time. */
const SHORTCODE = /\[(\/?)([a-z][\w-]{0,40})((?:\s[^[\]<>]*)?)\/?\]/gi;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;
const IMAGE_END = /<img\s[^<>]*>(?:\s*<\/a>)?/i;

type Attributes = Readonly<Record<string, string | undefined>>;
type Shortcode = { name: string; closes: boolean; attributes: string; start: number; end: number };

/** Makes HTML of a shortcode with what it encloses; undefined where that says nothing. */
type Render = (attributes: Attributes, inner: string | undefined, losses: Losses) => string | undefined;

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const linkTo = (address: string | undefined) =>
  address && /^https?:\/\/[^\s<>"]+$/.test(address.trim()) ? `\n\n<p>${address.trim()}</p>\n\n` : undefined;

const renderCaption: Render = ({ caption }, inner = "") => {
  const image = IMAGE_END.exec(inner);
  if (!image) return inner;
  const end = image.index + image[0].length;
  const words = caption === undefined ? inner.slice(end) : escape(caption);
  return `\n\n<figure>${inner.slice(0, end)}<figcaption>${words.trim()}</figcaption></figure>\n\n`;
};

const renderGallery: Render = ({ ids = "" }) => {
  const figures = ids.match(/\d+/g)?.map((id) => `<figure><img src="${attachmentUrl(id)}"></figure>`);
  return figures && `\n\n${figures.join("\n")}\n\n`;
};

const renderEmbed: Render = ({ src, url }, inner) => linkTo(inner) ?? linkTo(src ?? url);

const renderMedia =
  (what: string): Render =>
  ({ src, mp4, webm, mp3, m4a, ogg }, _inner, losses) => {
    const link = linkTo(src ?? mp4 ?? webm ?? mp3 ?? m4a ?? ogg);
    if (link !== undefined) losses.link(what);
    return link;
  };

/** Its text may be stored escaped or not. */
const renderCode: Render = ({ language, lang }, inner) => {
  if (inner === undefined) return undefined;
  const name = /^[\w+#-]{1,30}$/.exec(language ?? lang ?? "")?.[0].toLowerCase();
  const code = inner.replaceAll("<", "&lt;").replace(/^\n/, "");
  return `\n\n<pre><code${name ? ` class="language-${name}"` : ""}>${code}</code></pre>\n\n`;
};

const KNOWN: Readonly<Record<string, Render>> = {
  caption: renderCaption,
  wp_caption: renderCaption,
  gallery: renderGallery,
  embed: renderEmbed,
  youtube: renderEmbed,
  vimeo: renderEmbed,
  video: renderMedia("video"),
  audio: renderMedia("audio"),
  code: renderCode,
  sourcecode: renderCode,
};

function readAttributes(text: string): Attributes {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name = "", a, b, c]) => [name.toLowerCase(), a ?? b ?? c]);
  return Object.fromEntries(pairs) as Attributes;
}

function findShortcodes(html: string): Shortcode[] {
  return [...html.matchAll(SHORTCODE)].map(({ 0: whole, 1: slash, 2: name = "", 3: attributes = "", index }) => ({
    name: name.toLowerCase(),
    closes: slash === "/",
    attributes,
    start: index,
    end: index + whole.length,
  }));
}

/** Finds the closing shortcodes of a list, each looked up in order: linear for all of them. */
function closingsOf(shortcodes: readonly Shortcode[]): (one: Shortcode) => Shortcode | undefined {
  const byName = Map.groupBy(
    shortcodes.filter(({ closes }) => closes),
    ({ name }) => name,
  );
  const passed = new Map<string, number>();
  return ({ name, end }) => {
    const closings = byName.get(name) ?? [];
    let index = passed.get(name) ?? 0;
    while (index < closings.length && (closings[index]?.start ?? 0) < end) index += 1;
    passed.set(name, index);
    return closings[index];
  };
}

/**
 * Replaces WordPress's shortcodes with HTML. Of unknown ones only what they enclose stays, and their names are noted; words
 * in brackets that are no shortcode, such as "[sic]", stay.
 * @param html without code, in which brackets mean something else.
 */
export function renderShortcodes(html: string, losses: Losses): string {
  const shortcodes = findShortcodes(html);
  const closingOf = closingsOf(shortcodes);
  const opened = new Set<string>();
  let [rendered, last] = ["", 0];
  const put = (text: string, { start }: Shortcode, end: number) => {
    rendered += html.slice(last, start) + text;
    last = end;
  };
  for (const one of shortcodes) {
    if (one.start < last) continue;
    if (one.closes) {
      if (opened.has(one.name) || Object.hasOwn(KNOWN, one.name)) put("", one, one.end);
      continue;
    }
    const closing = closingOf(one);
    const inner = closing && html.slice(one.end, closing.start);
    const render = Object.hasOwn(KNOWN, one.name) ? KNOWN[one.name] : undefined;
    const known = render?.(readAttributes(one.attributes), inner, losses);
    if (known !== undefined) put(known, one, closing?.end ?? one.end);
    else if (render || closing || one.attributes.includes("=")) {
      losses.lose(`shortcode [${one.name}]`);
      opened.add(one.name);
      put("", one, one.end);
    }
  }
  return rendered + html.slice(last);
}
