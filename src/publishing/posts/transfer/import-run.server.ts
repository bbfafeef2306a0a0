import type { Database } from "#db";
import { isObject, type Result } from "#shared";
import { yieldToRequests } from "#shared/server";
import type { ImportedPost, ImportLine, ImportSummary } from "../../contract/transfer.ts";
import type { Drafts } from "../../drafts/drafts.server.ts";
import { isSame } from "../../operations/canonical.ts";
import type { MetaTag, PageContent } from "../../page.ts";
import { createPage } from "../../pages/create-page.server.ts";
import { publishDraft } from "../../versions/publish-draft.server.ts";
import { findPages } from "./find-pages.server.ts";
import type { Destination } from "./place-post.ts";
import { planPost, withPage, type Planned } from "./plan-post.ts";
import { contentOfPost } from "./post-content.ts";
import { PictureFetcher, type KeepPicture } from "./source-pictures.ts";
import type { SourcePost } from "./source-post.ts";

/** What an import works with. */
export type ImportNeeds = { database: Database; drafts: Drafts };

/** The person's choices. */
export type ImportOptions = Destination & {
  isDryRun: boolean;
  /** Publishes what is published in the source. */
  publish: boolean;
  /** Stores pictures here; undefined leaves them where they are. */
  keepPicture?: KeepPicture;
  /** The name shown in the history. */
  author: string;
};

const TWICE = "Another post in this import has this path";

/** What is said about a post, without its pictures, whose addresses an import may change. */
function ownTags(metaTags: readonly MetaTag[]): Record<string, string> {
  const tags = metaTags.filter(({ name }) => !name.startsWith("og:image"));
  return Object.fromEntries(tags.map(({ name, value }) => [name, value]));
}

/** Someone else may have taken the path since it was looked up. */
function refused(line: ImportedPost, { error }: Extract<Result<never>, { ok: false }>): ImportedPost {
  return { ...line, action: error.code === "PATH_TAKEN" ? "skip" : "conflict", remarks: [error.message] };
}

/** One import: what it has done so far, and how it handles a post. */
export class ImportRun {
  readonly #needs: ImportNeeds;
  readonly #options: ImportOptions;
  readonly #paths = new Set<string>();
  readonly #pictures: PictureFetcher | undefined;
  readonly summary: ImportSummary = {
    create: 0,
    skip: 0,
    conflict: 0,
    invalid: 0,
    published: 0,
    pictures: 0,
    remarks: [],
  };

  constructor(needs: ImportNeeds, options: ImportOptions) {
    this.#needs = needs;
    this.#options = options;
    this.#pictures = options.keepPicture && new PictureFetcher(options.keepPicture);
  }

  /**
   * Handles some posts, one after the other, and yields to other requests in between: on the embedded database, storing a
   * post never does.
   */
  async *take(posts: readonly SourcePost[]): AsyncGenerator<ImportLine> {
    const planned = posts.map((post) => planPost(post, this.#options));
    const free = planned.map(({ line }) => line).filter(({ action }) => action === "create");
    const found = await findPages(this.#needs.database.db, free);
    for (const one of planned) {
      const line = await this.#handle(withPage(one, found(one.line)));
      this.summary[line.action] += 1;
      if (line.isPublished) this.summary.published += 1;
      this.summary.pictures = this.#pictures?.stored ?? 0;
      yield { post: line };
      await yieldToRequests();
    }
  }

  async #handle({ post, line, found }: Planned): Promise<ImportedPost> {
    const { isDryRun } = this.#options;
    const address = `${line.locale} ${line.path}`;
    if (this.#paths.has(address)) return { ...line, action: "conflict", remarks: [TWICE] };
    this.#paths.add(address);
    if (line.action === "skip" && found?.isUntouched && !isDryRun) return this.#resume(post, line, found.id);
    if (line.action !== "create") return line;
    const content = contentOfPost(post, line.title);
    if (!content.ok) return { ...line, action: "invalid", remarks: [content.error.message] };
    return isDryRun ? line : this.#create(post, line, content.value);
  }

  async #create(post: SourcePost, line: ImportedPost, content: PageContent): Promise<ImportedPost> {
    const fetched = await this.#pictures?.fetchOf(post);
    const stored = fetched ? contentOfPost(fetched, line.title) : { ok: true as const, value: content };
    const remarks = [...line.remarks, ...(fetched?.remarks.slice(post.remarks.length) ?? [])];
    if (!stored.ok) return { ...line, action: "invalid", remarks: [stored.error.message] };
    const { path, locale, title } = line;
    const { formerPaths } = post;
    const page = { kind: "post" as const, path, locale, title, content: stored.value, formerPaths };
    const created = await createPage(this.#needs.database, { ...page, author: this.#options.author });
    if (!created.ok) return refused(line, created);
    return this.#publish(post, { ...line, remarks, id: created.value.id });
  }

  /** Publishes what an earlier import, which was cut off, created: the draft says the same about the post. */
  async #resume(post: SourcePost, line: ImportedPost, id: string): Promise<ImportedPost> {
    const draft = await this.#needs.drafts.read(id);
    const content = contentOfPost(post, line.title);
    if (!draft.ok || !content.ok) return line;
    const isSamePost = isSame(ownTags(draft.value.state.draft.metaTags), ownTags(content.value.metaTags));
    return isSamePost ? this.#publish(post, line) : line;
  }

  /** Publishes a post that this or an earlier import created, if that was chosen and is possible. */
  async #publish(post: SourcePost, line: ImportedPost): Promise<ImportedPost> {
    const { publish, author } = this.#options;
    if (!publish || post.status !== "published" || line.id === undefined) return line;
    const { database, drafts } = this.#needs;
    const published = await publishDraft(database, drafts, line.id, { author });
    if (published.ok) return { ...line, isPublished: true };
    const { message, details } = published.error;
    const first = details?.problems?.find((one) => isObject(one) && typeof one.message === "string");
    const why = isObject(first) ? String(first.message) : message;
    return { ...line, remarks: [...line.remarks, `It stays a draft: ${why}`] };
  }
}
