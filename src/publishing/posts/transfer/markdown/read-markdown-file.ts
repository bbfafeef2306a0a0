import { cleanText, isObject, oneLine, safeImageSrc, slugOf, withPlainLineEnds } from "#shared/markup";
import { asMarkdown } from "../as-markdown.ts";
import { cleanBody } from "../clean-body.ts";
import { findPictures } from "../find-pictures.ts";
import { formerPaths } from "../../../pages/former-paths.ts";
import { readDate } from "../read-date.ts";
import { noteEmpty } from "../note-empty.ts";
import { slugOfAddress } from "../slug.ts";
import { emptyPost, type SourcePost, type SourceStatus } from "../source-post.ts";
import { findForeignSyntax } from "./foreign-syntax.ts";
import { splitFrontMatter } from "./front-matter.ts";
import { listOf, readFields, textOf, type Fields } from "./read-fields.ts";
import { takeTitle } from "./take-title.ts";

/** A chosen file: its name, with its folders where a folder was chosen, and its text. */
export type MarkdownFile = { name: string; text: string };

/** The longest text of a file: that of a draft. */
const MAX_TEXT = 5_000_000;

/** What no text contains: U+0000, and the replacement for bytes that aren't UTF-8. */
const UNREADABLE = ["\u0000", "\uFFFD"];
/** A file with more of them is a picture, an archive or text in UTF-16. */
const MAX_UNREADABLE = 0.01;

/** @returns why a file can't be a post at all; undefined if it can. Notes any part that couldn't be read. */
function faultOf(text: string, remarks: string[]): string | undefined {
  if (text.length > MAX_TEXT) return "It is longer than 5,000,000 characters";
  if (text.trim() === "") return "It is empty";
  const unreadable = UNREADABLE.reduce((sum, sign) => sum + text.split(sign).length - 1, 0);
  if (unreadable > text.length * MAX_UNREADABLE) return "It isn’t text in UTF-8";
  if (unreadable > 0) remarks.push("Some of its characters aren’t UTF-8 and can’t be read (\uFFFD)");
  return undefined;
}

/** Jekyll's names of posts: "2024-05-01-hello.md". */
const DATED = /^(\d{4}-\d\d-\d\d)-(.+)$/;

function nameOf(file: string): { date?: string; name: string; isDraft: boolean } {
  const parts = file.split(/[/\\]/);
  const own = (parts.at(-1) ?? "").replace(/\.[^.]*$/, "");
  // A post that is a folder of its own, with its pictures beside it.
  const isIndex = /^_?index$/i.test(own) && parts.length > 1;
  const [, date, name] = DATED.exec(isIndex ? (parts.at(-2) ?? own) : own) ?? [];
  return { date, name: name ?? (isIndex ? (parts.at(-2) ?? own) : own), isDraft: parts.includes("_drafts") };
}

/** @returns a file's name as a title: "first-steps" -> "First steps". */
function titleOf(name: string): string {
  const words = oneLine(name.replaceAll(/[-_]+/g, " "));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function readStatus({ draft, status, date }: Fields, day: string, isDraft: boolean, now: number): SourceStatus {
  const says = textOf(status)?.toLowerCase();
  // Jekyll's "published: false"; elsewhere the name holds a date.
  const isHidden =
    isDraft || textOf(draft) === "true" || date.includes(false) || (says !== undefined && says !== "published");
  if (isHidden) return says === "scheduled" ? "scheduled" : "draft";
  if (day !== "" && Date.parse(day) > now) return "scheduled";
  return day !== "" || says === "published" || textOf(draft) === "false" ? "published" : "draft";
}

function readDay({ date }: Fields, remarks: string[]): string | undefined {
  const given = date.map(textOf).filter((one) => one !== undefined && one !== "true" && one !== "false");
  const read = given.map((one) => readDate(one ?? "")).find((one) => one !== undefined);
  if (given.length > 0 && read === undefined) remarks.push(`Its date can’t be read: ${given[0]}`);
  return read;
}

function readAuthor({ author }: Fields, remarks: string[]): string {
  const [given] = author;
  const names = Array.isArray(given) ? listOf(given) : [textOf(given) ?? ""];
  if (names.length > 1) remarks.push(`Only the first author is kept: ${names.join(", ")}`);
  return names[0] ?? "";
}

/** Reads the tags. Obsidian writes them with "#"; in this product's own export it is a part of the tag. */
function readTags({ tags }: Fields, isOwn: boolean): string[] {
  const labels = tags.flatMap(listOf);
  return [...new Set(isOwn ? labels : labels.map((label) => label.replace(/^#/, "")))];
}

/** Reads the cover. One beside the file can't be fetched, and no page can show it. */
function readCover({ cover, coverAlt }: Fields, remarks: string[]): { cover: string; coverAlt: string } {
  const alt = cover.find((one) => isObject(one) && typeof one.alt === "string");
  const texts = {
    cover: textOf(cover) ?? "",
    coverAlt: textOf(coverAlt) ?? (isObject(alt) ? oneLine(String(alt.alt)) : ""),
  };
  if (texts.cover === "" || safeImageSrc(texts.cover)) return texts;
  remarks.push(`Its cover isn’t at a web address, so it is left out: ${texts.cover}`);
  return { cover: "", coverAlt: "" };
}

function readMetaTags(data: object): SourcePost["metaTags"] {
  const meta = "meta" in data ? data.meta : undefined;
  if (!isObject(meta)) return [];
  return Object.entries(meta).flatMap(([name, value]) => (typeof value === "string" ? [{ name, value }] : []));
}

/** A path as only this product's export writes it. */
function readPath({ path }: Fields): string | undefined {
  const [given] = path;
  return typeof given === "string" && given.startsWith("/") ? given : undefined;
}

/**
 * Reads a Markdown file with YAML front matter as Hugo, Jekyll, Astro, Ghost, Obsidian and this product's export write it.
 * @param now milliseconds since 1970: a later date is one that the source hasn't published yet.
 * @returns the post; with `fault` when the file can't be imported.
 */
export function readMarkdownFile({ name: file, text }: MarkdownFile, now: number): SourcePost {
  const post = emptyPost(oneLine(file));
  const { remarks } = post;
  const { date: dayOfName, name, isDraft } = nameOf(file);
  const unread = faultOf(text, remarks);
  const lines = withPlainLineEnds(cleanText(text.replace(/^\uFEFF/, "")));
  const { data = {}, body, fault = unread } = unread === undefined ? splitFrontMatter(lines) : { body: "" };
  if (fault !== undefined) return { ...post, title: titleOf(name), slug: slugOf(name), fault };
  const fields = readFields(data);
  const date = readDay(fields, remarks) ?? dayOfName ?? "";
  const given = textOf(fields.title);
  const titled = given === undefined ? takeTitle(cleanBody(body)) : { title: given, body: cleanBody(body) };
  const path = readPath(fields);
  // Only this product's own export has texts that are HTML.
  const markdown = path === undefined ? asMarkdown(titled.body) : titled.body;
  remarks.push(...findForeignSyntax(markdown), ...noteEmpty(markdown));
  const pictures = findPictures(markdown);
  const beside = pictures.filter(({ url }) => !safeImageSrc(url));
  if (beside.length > 0)
    remarks.push(
      `Pictures that aren’t at a web address: ${beside
        .map(({ url }) => url)
        .slice(0, 10)
        .join(", ")}`,
    );
  return {
    ...post,
    slug: [...fields.slug.map((one) => slugOfAddress(textOf(one) ?? "")), slugOf(name)].find(Boolean) ?? "",
    path,
    locale: textOf(fields.locale),
    formerPaths: formerPaths([...fields.slug, ...fields.aliases].flatMap(listOf)),
    title: titled.title ?? titleOf(name),
    description: textOf(fields.description) ?? "",
    date,
    author: readAuthor(fields, remarks),
    tags: readTags(fields, path !== undefined),
    ...readCover(fields, remarks),
    status: readStatus(fields, date, isDraft, now),
    metaTags: readMetaTags(data),
    body: markdown,
    pictures: pictures.filter(({ url }) => safeImageSrc(url)),
  };
}
