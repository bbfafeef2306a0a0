import { LRUCache } from "lru-cache";
import { matchesPath } from "#publishing";
import { cleanText, type Locale } from "#shared";
import type { CachedPage } from "./cached-page.ts";

const MAX_ENTRIES = 1000;
/** The most bytes of HTML of all pages together, not counting their compressed copies. */
const MAX_BYTES = 100_000_000;
const MAX_QUERY_VALUE = 200;
/** The most characters of all addresses that are remembered as not found. */
const MAX_UNKNOWN = 1_000_000;

/** Begins the path of entries that every change of a page drops: no page's path begins with it. */
export const ANY_PAGE = "*";

/**
 * What a visitor asked for: the path without language prefix, the language, and the query with its "?".
 * `format` names what else than its HTML is made of a page: Markdown, a feed.
 */
export type Address = { path: string; locale: Locale; search: string; format?: string };

/** What a page depends on besides its version. */
export type Dependencies = {
  /** Names of the query that its variables are bound to: each of their values is a separate page. */
  queryNames: readonly string[];
  /** Tags of the data that it shows. */
  tags: readonly string[];
  /** How long its data stays fresh. */
  seconds?: number;
};

type CacheEntry = { path: string; page: CachedPage; freshUntil: number; tags: readonly string[]; isPacked: boolean };

/**
 * The values of a page's bound query names, each at most 200 characters long; only the first of equal names counts. A form
 * sends the fields that were left empty too: they are none.
 */
export function readQuery(search: string, names: readonly string[]): Record<string, string> {
  const given = new URLSearchParams(search);
  const values = [...new Set(names)].toSorted().flatMap((name) => {
    const value = given.get(name);
    return value === null || value === "" ? [] : [[name, cleanText(value.slice(0, MAX_QUERY_VALUE))]];
  });
  return Object.fromEntries(values);
}

/** The HTML of published pages by address; the least recently used is dropped first (spec 7). */
export class PageCache {
  readonly #entries = new LRUCache<string, CacheEntry>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => page.size,
  });
  /** Bound query names of the few pages that have any. */
  readonly #queryNames = new LRUCache<string, readonly string[]>({ max: MAX_ENTRIES });
  /** Addresses where nothing was found, and until when that counts. */
  readonly #unknown = new LRUCache<string, number>({
    maxSize: MAX_UNKNOWN,
    sizeCalculation: (_until, pathname) => pathname.length + 1,
  });
  readonly #rendering = new Map<string, Promise<CachedPage | undefined>>();
  readonly #maxAge: number;
  #isPacking = false;
  /** Increases with every drop: a page whose rendering began before a drop must not be cached after it. */
  generation = 0;

  /** @param maxAge how long a page counts as fresh, in milliseconds. */
  constructor(maxAge: number) {
    this.#maxAge = maxAge;
  }

  /** @returns the page while it is fresh. From its second request on it is worth packing. */
  get(address: Address, now: number): CachedPage | undefined {
    const key = this.#keyOf(address);
    const entry = this.#entries.get(key);
    if (!entry || now >= entry.freshUntil) return undefined;
    if (!entry.isPacked) this.#pack(entry);
    return entry.page;
  }

  /**
   * Renders a page once for all concurrent requests of an address, so that the first visitors of a long page don't multiply
   * its cost. A private page is rendered for each.
   */
  async renderOnce(
    { path, locale, search, format }: Address,
    render: () => Promise<CachedPage | undefined>,
  ): Promise<CachedPage | undefined> {
    const key = [this.generation, path, locale, format, search].join(" ");
    const pending = this.#rendering.get(key);
    if (pending) {
      const shared = await pending;
      return shared?.isPrivate ? render() : shared;
    }
    const own = render().finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, own);
    return own;
  }

  /** Caches a page. An unchanged one keeps the bytes that are already packed. */
  set(address: Address, made: CachedPage, { queryNames, tags, seconds = Infinity }: Dependencies): void {
    const base = baseOf(address);
    // What one address of a page reads, another one that is kept already may not have read: both stay apart.
    const names = new Set([...(this.#queryNames.peek(base) ?? []), ...queryNames]);
    if (queryNames.length > 0) this.#queryNames.set(base, [...names]);
    else this.#queryNames.delete(base);
    const key = this.#keyOf(address);
    const old = this.#entries.peek(key);
    const freshUntil = made.madeAt + Math.min(this.#maxAge, seconds * 1000);
    const isSame = old?.page.etag === made.etag;
    const page = isSame ? { ...old.page, freshSeconds: made.freshSeconds, madeAt: made.madeAt } : made;
    this.#entries.set(key, { page, isPacked: isSame && old.isPacked, path: address.path, freshUntil, tags });
  }

  /** Remembers until any page changes that nothing is at an address. @param generation the one when the search began. */
  setUnknown(pathname: string, generation: number, now: number): void {
    if (generation === this.generation) this.#unknown.set(pathname, now + this.#maxAge);
  }

  /** @returns whether nothing was found at an address and no page has changed since. */
  isUnknown(pathname: string, now: number): boolean {
    return now < (this.#unknown.get(pathname) ?? 0);
  }

  /**
   * Drops every address of a page, in all languages and with all queries, and what any page concerns; all pages when no
   * path is given.
   * @param path may hold parameters: then every address that it matches.
   */
  drop(path?: string): void {
    this.#dropWhere((entry) => path === undefined || entry.path.startsWith(ANY_PAGE) || matchesPath(path, entry.path));
  }

  /** Drops every page that shows data with this tag. */
  dropTag(tag: string): void {
    this.#dropWhere(({ tags }) => tags.includes(tag));
  }

  #dropWhere(isStale: (entry: CacheEntry) => boolean): void {
    this.generation += 1;
    this.#unknown.clear();
    const stale = [...this.#entries].filter(([, entry]) => isStale(entry));
    for (const [key] of stale) this.#entries.delete(key);
  }

  #keyOf(address: Address): string {
    const base = baseOf(address);
    const names = this.#queryNames.size > 0 ? this.#queryNames.get(base) : undefined;
    return names ? `${base} ${new URLSearchParams(readQuery(address.search, names)).toString()}` : base;
  }

  /**
   * One page at a time, so that requests keep the processor. There is no queue, which a flood of addresses would fill: a
   * page that is requested often is packed soon anyway.
   */
  #pack(entry: CacheEntry): void {
    if (this.#isPacking) return;
    this.#isPacking = true;
    entry.isPacked = true;
    const done = () => void (this.#isPacking = false);
    entry.page.pack().then(done, done);
  }
}

function baseOf({ path, locale, format }: Address): string {
  return format === undefined ? `${path} ${locale}` : `${path} ${locale} ${format}`;
}
