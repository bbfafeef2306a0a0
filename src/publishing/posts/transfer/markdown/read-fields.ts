import { isObject, oneLine, type JsonObject } from "#shared/markup";

/** Names of front matter in lower case, without "_" and "-": as Hugo, Jekyll, Astro, Ghost and Obsidian write them. */
const NAMES = {
  title: ["title"],
  description: ["description", "summary", "excerpt", "customexcerpt", "metadescription", "subtitle"],
  date: ["date", "pubdate", "publishdate", "publisheddate", "publishedat", "datepublished", "published", "created"],
  author: ["author", "authors", "byline"],
  tags: ["tags", "tag", "categories", "category", "keywords"],
  cover: [
    "cover",
    "image",
    "heroimage",
    "featuredimage",
    "featureimage",
    "coverimage",
    "ogimage",
    "thumbnail",
    "banner",
    "images",
  ],
  coverAlt: ["coveralt", "imagealt", "heroimagealt", "heroalt", "featuredimagealt", "featureimagealt", "coverimagealt"],
  slug: ["slug", "permalink", "url"],
  aliases: ["aliases", "redirectfrom"],
  draft: ["draft", "isdraft"],
  status: ["status"],
  path: ["path"],
  locale: ["lang", "language", "locale"],
} as const satisfies Record<string, readonly string[]>;

type FieldName = keyof typeof NAMES;

/** Front matter by the fields that a post has; several where a file has several names for one. */
export type Fields = Record<FieldName, unknown[]>;

/** Sorts front matter into the fields of a post; other names are left out. */
export function readFields(data: JsonObject): Fields {
  const given = new Map(
    Object.entries(data).map(([name, value]) => [name.toLowerCase().replaceAll(/[_-]/g, ""), value]),
  );
  const find = (names: readonly string[]) =>
    names.map((name) => given.get(name)).filter((value) => value !== undefined && value !== null && value !== "");
  const fields = Object.entries(NAMES).map(([field, names]) => [field, find(names)]);
  return Object.fromEntries(fields) as Fields;
}

const TEXT_IN = ["name", "title", "src", "url", "image", "path", "relative"];

/** @returns a value as text: itself, a named thing's name, a picture's address; undefined for anything else. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return oneLine(value) || undefined;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return textOf(value[0]);
  if (!isObject(value)) return undefined;
  const name = TEXT_IN.find((one) => typeof value[one] === "string");
  return name === undefined ? undefined : textOf(value[name]);
}

/** @returns the texts of a list, or of a text with commas. */
export function listOf(value: unknown): string[] {
  const parts = typeof value === "string" ? value.split(",") : Array.isArray(value) ? value : [value];
  return parts.flatMap((part) => textOf(part) ?? []);
}
