import { isObject, ok, oneLine, type JsonObject, type Result } from "#shared";
import { POST_TAGS } from "../limits.ts";
import { parseAnswer } from "../parsing/parse-answer.ts";
import { parseReply, unreadable } from "../parsing/parse-reply.ts";
import { POST_TEXT } from "../schemas/writable-blocks.ts";
import { cleanCopy } from "./clean-copy.ts";
import { groundingFrom } from "./grounding.ts";
import { keepOwnAddresses } from "./own-addresses.ts";
import { readBlock, readPartial } from "./read-block-reply.ts";
import type { Note, ReplyContext } from "./reading.ts";

/** A post as a model drafted it. Title, description and tags are empty where it gave none that can be used. */
export type DraftedPost = {
  title: string;
  description: string;
  tags: readonly string[];
  /** Its text, as a `content` block in the stored form without keys. */
  block: JsonObject;
};

/** Longer ones aren't titles, descriptions and tags. */
const MAX_TITLE = 160;
const MAX_DESCRIPTION = 400;
const MAX_TAG = 60;

const UNKNOWN_ADDRESS = "An address was left out: it isn’t in the notes.";

function readLine(value: unknown, max: number): string {
  const line = typeof value === "string" ? oneLine(cleanCopy(value.slice(0, max * 4))) : "";
  return line.length <= max ? line : "";
}

/** Tags are separated by commas in a draft, so that none can hold one. */
function readTags(value: unknown): string[] {
  const given = Array.isArray(value) ? value.slice(0, POST_TAGS * 4) : [];
  const labels = given
    .flatMap((one) => (typeof one === "string" ? one.slice(0, MAX_TAG * 8).split(",") : []))
    .map((label) => readLine(label.replace(/^[\s#]+/, ""), MAX_TAG))
    .filter((label) => label !== "");
  return [...new Map(labels.map((label) => [label.toLowerCase(), label])).values()].slice(0, POST_TAGS);
}

/** A heading with the post's title would show it twice. */
function withoutTitle(content: string, title: string): string {
  const [heading = "", words = ""] = /^\s*#{1,2}[ \t]+([^\n]{1,400})\n?/.exec(content) ?? [];
  const isTitle = title !== "" && oneLine(words).toLowerCase() === title.toLowerCase();
  return isTitle ? content.slice(heading.length).trimStart() : content;
}

type Parts = { head: Omit<DraftedPost, "block">; block: JsonObject | undefined; dropped: number };

/** The reply's parts, its text in the form of a `content` block. */
function partsOf(reply: unknown, { known = "" }: ReplyContext): Parts {
  const raw = isObject(reply) ? reply : {};
  const title = readLine(raw.title, MAX_TITLE);
  const head = { title, description: readLine(raw.description, MAX_DESCRIPTION), tags: readTags(raw.tags) };
  if (typeof raw.content !== "string") return { head, block: undefined, dropped: 0 };
  const { text, dropped } = keepOwnAddresses(withoutTitle(raw.content, title), groundingFrom(known));
  return { head, block: { [POST_TEXT]: { style: "simple", content: text } }, dropped };
}

/**
 * Reads a finished draft of a post. Addresses that nobody gave are left out.
 * @returns the post and a note for each omission; UNREADABLE ('Could not parse response') for a reply without a text. Never
 * throws.
 */
export function readPost(
  text: string,
  context: ReplyContext = {},
): Result<{ post: DraftedPost; notes: Note[] }, "UNREADABLE"> {
  const reply = parseReply(text);
  if (!reply.ok) return reply;
  const { head, block, dropped } = partsOf(reply.value, context);
  const read = readBlock(block, POST_TEXT, context);
  const content = read.ok && read.value.block[POST_TEXT];
  if (!read.ok || !isObject(content) || typeof content.content !== "string") return unreadable();
  const omitted = Array.from({ length: dropped }, (): Note => ({
    path: [POST_TEXT, "content"],
    message: UNKNOWN_ADDRESS,
  }));
  return ok({ post: { ...head, block: read.value.block }, notes: [...omitted, ...read.value.notes] });
}

/** Reads a draft that is still streaming, for a preview. @returns what there is of it, safe to render. Never throws. */
export function readPartialPost(text: string, context: ReplyContext = {}): Partial<DraftedPost> {
  const { head, block } = partsOf(parseAnswer(text), context);
  return { ...head, block: readPartial(block, POST_TEXT, context) };
}
