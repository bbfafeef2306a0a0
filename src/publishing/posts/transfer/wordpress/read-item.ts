import { isObject, oneLine, safeImageSrc, slugOf, type JsonObject } from "#shared/markup";
import { attachmentUrl } from "../attachment-url.ts";
import { formerPaths } from "../../../pages/former-paths.ts";
import { noteEmpty } from "../note-empty.ts";
import { readDate } from "../read-date.ts";
import { slugOfAddress } from "../slug.ts";
import { emptyPost, type SourcePost, type SourceStatus } from "../source-post.ts";
import { htmlToMarkdown, htmlToText } from "./html-to-markdown.ts";
import { Losses } from "./losses.ts";
import { parseElement, textIn, textOf, valuesOf } from "./parse-xml.ts";
import type { ExportHead } from "./read-head.ts";
import type { WrittenText } from "./write-markdown.ts";

/** A picture of an export's media library. */
export type Attachment = { id: string; url: string; alt: string };

/** What an item of an export is: a post, a picture, or something that isn't imported, by its type: "page". */
export type ExportItem = { post: SourcePost } | { attachment: Attachment } | { other: string };

/** The longest item that is read. */
const MAX_LENGTH = 5_000_000;

const STATUS: Readonly<Record<string, SourceStatus>> = { publish: "published", future: "scheduled" };
/** Why a post that isn't simply published becomes a draft; no remark for an ordinary draft. */
const STATUS_REMARKS: Readonly<Record<string, string>> = {
  private: "It is private there",
  pending: "It waits for review there",
};

function metaOf(item: JsonObject): Map<string, string> {
  const pairs = valuesOf(item, "wp:postmeta").filter(isObject);
  return new Map(pairs.map((one) => [textIn(one, "wp:meta_key"), textIn(one, "wp:meta_value")]));
}

/** WordPress writes "0000-00-00 00:00:00" for a draft that was never published: its other date is that of its creation. */
function dateOf(item: JsonObject, status: string): string {
  const names = ["draft", "pending"].includes(status) ? ["wp:post_date_gmt"] : ["wp:post_date_gmt", "wp:post_date"];
  const times = names.map((name) => textIn(item, name)).filter((time) => !time.startsWith("0000"));
  return times.map(readDate).find((time) => time !== undefined) ?? "";
}

/** Its excerpt, else Yoast's description, unless that is a template: "%%title%% by %%name%%". */
function descriptionOf(item: JsonObject, meta: ReadonlyMap<string, string>): string {
  const description = oneLine(meta.get("_yoast_wpseo_metadesc") ?? "");
  return htmlToText(textIn(item, "excerpt:encoded")) || (description.includes("%%") ? "" : description);
}

function tagsOf(item: JsonObject): string[] {
  const named = valuesOf(item, "category").filter(isObject);
  const kept = named.filter((one) => ["category", "post_tag"].includes(String(one["@domain"])));
  const names = kept.filter((one) => one["@nicename"] !== "uncategorized").map((one) => htmlToText(textOf(one)));
  return [...new Set(names.filter(Boolean))];
}

function readBody(item: JsonObject, { site }: ExportHead, remarks: string[]): WrittenText {
  const losses = new Losses();
  const written = htmlToMarkdown(textIn(item, "content:encoded"), site, losses);
  remarks.push(...losses.remarks(), ...noteEmpty(written.text));
  return written;
}

function readPost(item: JsonObject, head: ExportHead): SourcePost {
  const id = textIn(item, "wp:post_id").trim();
  const meta = metaOf(item);
  const title = htmlToText(textIn(item, "title"));
  const post = emptyPost(`Post ${id}`);
  const { remarks } = post;
  const says = textIn(item, "wp:status").trim();
  const isProtected = textIn(item, "wp:post_password") !== "";
  const why = isProtected ? "It has a password there" : STATUS_REMARKS[says];
  if (why) remarks.push(`${why}: here it is a draft`);
  const { text: body, pictures } = readBody(item, head, remarks);
  const thumbnail = meta.get("_thumbnail_id")?.trim();
  const login = textIn(item, "dc:creator");
  return {
    ...post,
    slug: slugOfAddress(textIn(item, "wp:post_name")) || slugOf(title) || (id && `post-${slugOf(id)}`),
    formerPaths: formerPaths([textIn(item, "link")]),
    title: title || `Post ${id}`,
    description: descriptionOf(item, meta),
    date: dateOf(item, says),
    author: (Object.hasOwn(head.authors, login) && head.authors[login]) || oneLine(login),
    tags: tagsOf(item),
    cover: thumbnail && /^\d+$/.test(thumbnail) ? attachmentUrl(thumbnail) : "",
    status: why ? "draft" : (STATUS[says] ?? "draft"),
    body,
    pictures: pictures.filter(({ url }) => safeImageSrc(url)),
  };
}

/** Reads a picture; its address is one that Markdown can hold, or empty. */
function readAttachment(item: JsonObject): Attachment {
  const address = safeImageSrc(textIn(item, "wp:attachment_url").trim());
  const url = (address && URL.parse(address)?.href) ?? "";
  const alt = oneLine(metaOf(item).get("_wp_attachment_image_alt") ?? "");
  return { id: textIn(item, "wp:post_id").trim(), url: url.replaceAll("(", "%28").replaceAll(")", "%29"), alt };
}

/**
 * Reads an item of a WordPress export.
 * @param xml the whole `<item>` element, or the end of a file that was cut off.
 * @returns what it is; a post that can't be read says why in `fault`.
 */
export function readItem(xml: string, head: ExportHead): ExportItem {
  const broken = (fault: string): ExportItem => ({ post: { ...emptyPost("Post"), fault } });
  if (!xml.endsWith("</item>")) return broken("The file is cut off here: export it again for what is missing");
  if (xml.length > MAX_LENGTH) return broken("It is longer than 5,000,000 characters");
  try {
    const item = parseElement(xml, "item");
    const type = textIn(item, "wp:post_type").trim();
    if (type === "attachment") return { attachment: readAttachment(item) };
    const isGone = ["trash", "auto-draft", "inherit"].includes(textIn(item, "wp:status").trim());
    return type === "post" && !isGone ? { post: readPost(item, head) } : { other: isGone ? "deleted post" : type };
  } catch (error) {
    return broken(error instanceof RangeError ? "Its markup is nested too deep" : "It isn’t well-formed XML");
  }
}
