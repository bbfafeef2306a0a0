import { blockDefinitions } from "#blocks";
import { defaultsOf, sampleOf } from "#blocks/samples";
import { isObject, readPictureUse, shorten, type JsonObject } from "#shared";
import type { Problem } from "../contract/review.ts";
import { markAddress, markedText, metaMark, type Annotation } from "../operations/draft.ts";
import { defaultPages } from "../templates/default-pages.ts";
import { SAMPLE_NAME } from "../templates/sample-blocks.ts";
import { SITE_BLOCKS } from "../templates/site-templates.ts";
import { isPlaceholder } from "./copy.ts";
import { fieldsIn, type Field } from "./fields-in.ts";
import type { PageKind } from "../page.ts";
import { problemInMeta } from "./meta.ts";
import { problemAt, type CheckedPage } from "./problem.ts";

/** Copy that ships with the product: the texts and addresses of sample blocks, and the values of sample meta tags. */
type Shipped = { texts: ReadonlySet<string>; tags: ReadonlySet<string> };

let shipped: Shipped | undefined;

function findShipped(): Shipped {
  const pages = defaultPages();
  const contents = [
    ...pages.flatMap(({ blocks }) => blocks),
    ...Object.values(SITE_BLOCKS).flat(),
    ...blockDefinitions.map(({ type }) => defaultsOf(type)),
  ];
  const catalogue = blockDefinitions.map(({ type }) => sampleOf(type));
  return {
    texts: new Set([...contents, ...catalogue].flatMap(textsBelow)),
    tags: new Set(pages.flatMap(({ metaTags }) => metaTags.map(({ value }) => value))),
  };
}

function textsBelow(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsBelow);
  return isObject(value) ? Object.values(value).flatMap(textsBelow) : [];
}

/** A text of at most this many words is a label, such as that of a button or a short heading. */
const NEUTRAL_WORDS = 4;
const WORDS = /\S+/g;
const FIGURE = /\p{Nd}/u;
const CAPITAL = /^\p{Lu}/u;
/** Another site, a mailbox, a phone number or a file, rather than a page or an anchor of this site. */
const ELSEWHERE = /^(?:https?:|mailto:|tel:)|\.\w+$/i;

/**
 * Whether a shipped text would tell visitors something about the site's owner: it has more than a few words or a figure
 * among words, names the sample product, or names what a model may not invent (people, roles, sources, brands).
 */
function isClaim(text: string, { hints: { control }, model }: Field): boolean {
  if (control === "image") return text !== "";
  if (control === "link") return ELSEWHERE.test(text);
  const count = text.match(WORDS)?.length ?? 0;
  if (count > NEUTRAL_WORDS || (count > 1 && FIGURE.test(text)) || text.includes(SAMPLE_NAME)) return true;
  return model !== undefined && model !== "topic" && CAPITAL.test(text);
}

const MAX_SHOWN = 80;

type Say = (where: string, field: string) => string;
const sayPicture: Say = (where, field) => `${where}: ${field} is still the template’s picture.`;
const sayAddress =
  (shown: string): Say =>
  (where, field) =>
    `${where}: ${field} is still the template’s address: ${shown}`;
const sayText =
  (shown: string): Say =>
  (where, field) =>
    `${where}: ${field} is still the template’s text: “${shown}”`;

function sampleAt(block: JsonObject, { path, hints: { control }, texts }: Field): Problem {
  const shown = shorten(texts.join(", "), MAX_SHOWN);
  if (control === "image") return problemAt(block, path, "SAMPLE_PICTURE", sayPicture);
  if (control === "link") return problemAt(block, path, "SAMPLE_ADDRESS", sayAddress(shown));
  return problemAt(block, path, "SAMPLE_TEXT", sayText(shown));
}

/** Whether someone has confirmed exactly this value, or it is already reported as an unconfirmed fact. */
function isSettled(mark: Annotation | undefined, value: unknown): boolean {
  return mark !== undefined && (mark.kind !== "confirmed" || mark.text === markedText(value));
}

/** The annotations of a page's values, by address. */
export type Marks = ReadonlyMap<string, Annotation>;

/** Indexes a page's annotations by the address of the value that they mark. */
export function marksOf({ annotations }: CheckedPage): Marks {
  return new Map(annotations.map((mark) => [markAddress(mark), mark]));
}

/** Warns of each meta tag that is still the sample's, as `sampleWarnings` does for a block's fields. */
export function sampleTagWarnings({ metaTags }: CheckedPage, marks: Marks, kind?: PageKind): Problem[] {
  shipped ??= findShipped();
  const { tags } = shipped;
  return metaTags
    .filter(({ name, value }) => tags.has(value) && !isSettled(marks.get(markAddress(metaMark(name))), value))
    .map(({ name, value }) => sampleTag({ name, kind }, value));
}

/**
 * Warns of each text, picture and address of a block that is still the sample's, until it is changed or confirmed
 * (`annotate` with kind "confirmed"). Placeholders have a separate warning, which stays until they are replaced.
 */
export function sampleWarnings(block: JsonObject, marks: Marks): Problem[] {
  shipped ??= findShipped();
  const { texts } = shipped;
  // Another part of a shipped picture is still that picture.
  const isShipped = (text: string, { hints: { control } }: Field) =>
    texts.has(control === "image" ? readPictureUse(text).address : text);
  return fieldsIn(block)
    .filter(
      (field) => field.texts.some((text) => isShipped(text, field) && isClaim(text, field)) && !isPlaceholder(field),
    )
    .filter(({ path, value }) => !isSettled(marks.get(markAddress({ key: block.key, path })), value))
    .map((field) => sampleAt(block, field));
}

function sampleTag(tag: { name: string; kind?: PageKind }, value: string): Problem {
  if (tag.name === "og:image") return problemInMeta(tag, "SAMPLE_PICTURE", sayPicture);
  return problemInMeta(tag, "SAMPLE_TEXT", sayText(shorten(value, MAX_SHOWN)));
}
