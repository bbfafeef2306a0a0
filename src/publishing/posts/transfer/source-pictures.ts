import pLimit from "p-limit";
import type { Result } from "#shared";
import { attachmentOf } from "./attachment-url.ts";
import { replacePictures } from "./find-pictures.ts";
import type { SourcePost } from "./source-post.ts";
import type { Attachment } from "./wordpress/read-item.ts";

/** Stores a picture of another site in the media library. @returns its address here, or why not. */
export type KeepPicture = (picture: { url: string; alt: string }) => Promise<Result<string>>;

/** Pictures that are fetched at the same time, and at most for one post. */
const AT_ONCE = 4;
const MAX_OF_POST = 300;
/** Addresses that are remembered, as posts share pictures. */
const REMEMBERED = 5000;

/** @returns the addresses of a post's pictures without duplicates, the cover first. */
export function picturesOf({ cover, pictures }: SourcePost): string[] {
  return [...new Set([cover, ...pictures.map(({ url }) => url)].filter(Boolean))];
}

/** @returns the post with the addresses of attachments instead of their numbers; one that isn't in the source is left out. */
export function withAttachments(post: SourcePost, attachments: ReadonlyMap<string, Attachment>): SourcePost {
  const used = picturesOf(post)
    .map(attachmentOf)
    .filter((id) => id !== undefined);
  if (used.length === 0) return post;
  const missing = used.filter((id) => !attachments.has(id));
  const coverId = attachmentOf(post.cover);
  const cover = coverId === undefined ? undefined : attachments.get(coverId);
  const replaced = replacePictures(post.body, post.pictures, ({ url }) => {
    const id = attachmentOf(url);
    return id === undefined ? undefined : (attachments.get(id) ?? { url: "", alt: "" });
  });
  return {
    ...post,
    cover: coverId === undefined ? post.cover : (cover?.url ?? ""),
    coverAlt: cover?.alt ?? post.coverAlt,
    body: replaced.text,
    pictures: replaced.pictures.filter(({ url }) => url !== ""),
    remarks: [
      ...post.remarks,
      ...(missing.length > 0 ? [`Pictures that the export doesn’t have: ${missing.slice(0, 10).join(", ")}`] : []),
    ],
  };
}

/** Fetches pictures of posts, each address once: a function that gives a post with the addresses here. */
export class PictureFetcher {
  readonly #keep: KeepPicture;
  readonly #limit = pLimit(AT_ONCE);
  readonly #fetched = new Map<string, Promise<Result<string>>>();
  /** How many were stored. */
  stored = 0;

  constructor(keep: KeepPicture) {
    this.#keep = keep;
  }

  #fetch(url: string, alt: string): Promise<Result<string>> {
    const known = this.#fetched.get(url);
    if (known) return known;
    if (this.#fetched.size >= REMEMBERED) this.#fetched.clear();
    const fetched = this.#limit(async () => this.#keep({ url, alt })).then((result) => {
      if (result.ok) this.stored += 1;
      return result;
    });
    this.#fetched.set(url, fetched);
    return fetched;
  }

  /** Stores a post's pictures. @returns it with their new addresses; one that fails keeps its address, with a remark. */
  async fetchOf(post: SourcePost): Promise<SourcePost> {
    const urls = picturesOf(post)
      .filter((url) => /^https?:/i.test(url))
      .slice(0, MAX_OF_POST);
    const altOf = (url: string) =>
      (url === post.cover ? post.coverAlt : post.pictures.find((one) => one.url === url)?.alt) ?? "";
    const results = await Promise.all(urls.map(async (url) => [url, await this.#fetch(url, altOf(url))] as const));
    const here = new Map(results.flatMap(([url, result]) => (result.ok ? [[url, result.value] as const] : [])));
    const failed = results.flatMap(([url, result]) =>
      result.ok ? [] : [`${url} stays there: ${result.error.message}`],
    );
    const replaced = replacePictures(post.body, post.pictures, ({ url }) => {
      const address = here.get(url);
      return address === undefined ? undefined : { url: address };
    });
    return {
      ...post,
      cover: here.get(post.cover) ?? post.cover,
      body: replaced.text,
      pictures: replaced.pictures,
      remarks: [...post.remarks, ...failed],
    };
  }
}
