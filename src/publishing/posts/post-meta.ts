import { oneLine } from "#shared";
import type { MetaTag } from "../page.ts";

/** A post's tag as it was typed, and its name in addresses. */
export type PostTag = { tag: string; label: string };

/** What a post's meta tags say about it; an empty text where they say nothing. */
export type PostMeta = {
  title: string;
  description: string;
  cover: string;
  coverAlt: string;
  /** The author's name. */
  author: string;
  /** ISO date or time that the post was given; empty when it is the day of its first publication. */
  date: string;
  tags: readonly PostTag[];
};

const MAX_TAGS = 20;
const MAX_TAG = 60;

/** @returns a tag's name in addresses, the same for every case: "Safe Guarding" -> "safe guarding"; at most 60 characters. */
export function tagName(label: string): string {
  return oneLine(label).normalize("NFKC").toLowerCase().slice(0, MAX_TAG).toWellFormed();
}

/**
 * Reads the tags of a post: the values of `article:tag`, each one tag or several separated by commas; without duplicates, at
 * most 20.
 */
export function readTags(values: readonly string[]): PostTag[] {
  const labels = values.flatMap((value) => value.split(",")).map(oneLine);
  const tags = new Map(labels.map((label) => [tagName(label), label.slice(0, MAX_TAG).toWellFormed()]));
  tags.delete("");
  return [...tags].slice(0, MAX_TAGS).map(([tag, label]) => ({ tag, label }));
}

/** @returns an ISO date or time in UTC; empty for anything else. */
function readDate(value: string): string {
  const time = /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? "" : new Date(time).toISOString();
}

/** Reads a post's data from the meta tags of its page. */
export function readPostMeta(metaTags: readonly MetaTag[]): PostMeta {
  const values = (name: string) => metaTags.filter((tag) => tag.name === name).map((tag) => tag.value);
  const read = (name: string) => oneLine(values(name)[0] ?? "");
  return {
    title: read("title"),
    description: read("description"),
    cover: read("og:image"),
    coverAlt: read("og:image:alt"),
    author: read("author"),
    date: readDate(read("article:published_time")),
    tags: readTags(values("article:tag")),
  };
}
