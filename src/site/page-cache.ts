import type { CachedPage } from "./cached-page.ts";

const MAX_ENTRIES = 1000;

type Entry = { page: CachedPage; isPacked: boolean };

/** The HTML of published pages by address; least recently used out (interfaces 3, Page cache). */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #maxAge: number;
  /** Pages are packed one after the other, so that requests keep the processor. */
  #packing: Promise<void> = Promise.resolve();
  /** Rises with every drop: a page rendered before a drop must not be kept after it. */
  generation = 0;

  /** @param maxAge how long a page counts as fresh, in milliseconds. */
  constructor(maxAge: number) {
    this.#maxAge = maxAge;
  }

  /** @returns the page while it is fresh. One that is asked for again is worth packing. */
  get(key: string, now: number): CachedPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry || now - entry.page.madeAt >= this.#maxAge) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (!entry.isPacked) this.#pack(entry);
    return entry.page;
  }

  /** Keeps a page. One that came out the same as before goes on with the bytes that were packed already. */
  set(key: string, page: CachedPage): void {
    const old = this.#entries.get(key);
    this.#entries.delete(key);
    const isSame = old?.page.etag === page.etag;
    this.#entries.set(key, isSame ? { ...old, page: { ...old.page, madeAt: page.madeAt } } : { page, isPacked: false });
    const oldest = this.#entries.size > MAX_ENTRIES ? this.#entries.keys().next().value : undefined;
    if (oldest !== undefined) this.#entries.delete(oldest);
  }

  /** Drops every address of a page, in all languages and with all queries; all pages when no path is given. */
  drop(path?: string): void {
    this.generation += 1;
    if (path === undefined) this.#entries.clear();
    for (const key of this.#entries.keys()) if (key.split(" ")[0] === path) this.#entries.delete(key);
  }

  #pack(entry: Entry): void {
    entry.isPacked = true;
    this.#packing = this.#packing.then(() => entry.page.pack());
  }
}
