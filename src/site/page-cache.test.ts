import { describe, expect, it } from "vitest";
import { brotliDecompressSync } from "node:zlib";
import { finish } from "#shared";
import { cachedPageInSteps } from "./cached-page.ts";
import { PageCache, readQuery, type Address } from "./page-cache.ts";

const html = "<p>A page with some text that repeats, repeats and repeats.</p>".repeat(40);
const page = (now = 0) => finish(cachedPageInSteps([html], {}, now));
const PLAIN = { queryNames: [], tags: [] };
const at = (path: string, search = "", locale: Address["locale"] = "en"): Address => ({ path, locale, search });

function holds(cache: PageCache, ...addresses: Address[]): boolean[] {
  return addresses.map((address) => cache.get(address, 0) !== undefined);
}

describe("readQuery", () => {
  it("gives texts that every database accepts, at most 200 characters long", () => {
    const search = `?a=%00b&c=${"d".repeat(199)}%F0%9F%98%80&__proto__=e&f=1&f=2`;
    expect(Object.entries(readQuery(search, ["a", "c", "__proto__", "f", "none"]))).toEqual([
      ["__proto__", "e"],
      ["a", "b"],
      ["c", `${"d".repeat(199)}\ufffd`],
      ["f", "1"],
    ]);
  });
});

describe("PageCache", () => {
  it("keeps a page until it is too old", () => {
    const cache = new PageCache(1000);
    cache.set(at("/"), page(0), PLAIN);
    expect(cache.get(at("/"), 999)).toBeDefined();
    expect(cache.get(at("/"), 1000)).toBeUndefined();
  });

  it("keeps a page no longer than its data stays fresh", () => {
    const cache = new PageCache(60_000);
    cache.set(at("/"), page(0), { ...PLAIN, seconds: 2 });
    expect(cache.get(at("/"), 1999)).toBeDefined();
    expect(cache.get(at("/"), 2000)).toBeUndefined();
  });

  it("tells shared caches how long an unchanged page's data stays fresh now", () => {
    const cache = new PageCache(60_000);
    cache.set(at("/"), { ...page(0), freshSeconds: 3600 }, PLAIN);
    cache.set(at("/"), { ...page(500), freshSeconds: 30 }, PLAIN);
    expect(cache.get(at("/"), 500)).toMatchObject({ freshSeconds: 30, madeAt: 500 });
  });

  it("renders a page once for all concurrent requests", async () => {
    const cache = new PageCache(1000);
    let count = 0;
    const asker = (address: Address, isPrivate = false) =>
      cache.renderOnce(address, async () => {
        count += 1;
        await new Promise((resolve) => setTimeout(resolve, 5));
        return { ...page(), isPrivate };
      });
    await Promise.all([asker(at("/")), asker(at("/")), asker(at("/")), asker(at("/", "", "es"))]);
    expect(count).toBe(2);
    await asker(at("/"));
    expect(count).toBe(3);
    await Promise.all([asker(at("/me"), true), asker(at("/me"), true)]);
    expect(count).toBe(5);
    // A request after a change doesn't get a rendering that began before it.
    const before = asker(at("/"));
    cache.drop("/");
    await Promise.all([before, asker(at("/"))]);
    expect(count).toBe(7);
  });

  it("drops a page in every language, and no other", () => {
    const cache = new PageCache(1000);
    const all = [at("/"), at("/", "", "es"), at("/about")];
    for (const address of all) cache.set(address, page(), PLAIN);
    cache.drop("/");
    expect(holds(cache, ...all)).toEqual([false, false, true]);
    cache.drop();
    expect(holds(cache, at("/about"))).toEqual([false]);
  });

  it("drops every address that a path with parameters matches", () => {
    const cache = new PageCache(1000);
    const all = [at("/blog/one"), at("/blog/two"), at("/blog"), at("/blog/one/more")];
    for (const address of all) cache.set(address, page(), PLAIN);
    cache.drop("/blog/:id1");
    expect(holds(cache, ...all)).toEqual([false, false, true, true]);
  });

  it("drops pages that show changed data", () => {
    const cache = new PageCache(1000);
    cache.set(at("/a"), page(), { ...PLAIN, tags: ["posts", "plans"] });
    cache.set(at("/b"), page(), { ...PLAIN, tags: ["rows"] });
    cache.dropTag("plans");
    expect(holds(cache, at("/a"), at("/b"))).toEqual([false, true]);
  });

  it("shares a page among all queries, except for the names that it is bound to", () => {
    const cache = new PageCache(1000);
    const bound = { ...PLAIN, queryNames: ["size", "sort"] };
    cache.set(at("/rows", "?size=10&utm_source=a"), page(), bound);
    const same = at("/rows", "?utm_source=b&size=10&size=99");
    expect(holds(cache, same, at("/rows", "?size=11"), at("/rows"), at("/rows", "?sort=up&size=10"))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    cache.set(at("/rows", "?sort=up&size=10"), page(), bound);
    expect(holds(cache, at("/rows", "?size=10&sort=up"), same)).toEqual([true, true]);
    cache.set(at("/rows", `?size=${"1".repeat(200)}`), page(), bound);
    expect(holds(cache, at("/rows", `?size=${"1".repeat(300)}`))).toEqual([true]);
    cache.drop("/rows");
    expect(holds(cache, same)).toEqual([false]);
  });

  it("holds at most a thousand pages and drops the least recently used", () => {
    const cache = new PageCache(1000);
    const shared = page();
    for (let number = 0; number < 1000; number += 1) cache.set(at(`/${number}`), shared, PLAIN);
    cache.get(at("/0"), 0);
    cache.set(at("/new"), shared, PLAIN);
    expect(holds(cache, at("/0"), at("/1"), at("/new"))).toEqual([true, false, true]);
  });

  it("holds no more than 100 MB of pages, however few they are", () => {
    const cache = new PageCache(1000);
    const large = { ...page(), size: 40_000_000 };
    for (const path of ["/a", "/b", "/a", "/c"]) cache.set(at(path), large, PLAIN);
    expect(holds(cache, at("/a"), at("/b"), at("/c"))).toEqual([true, false, true]);
    cache.drop();
    for (const path of ["/a", "/b"]) cache.set(at(path), large, PLAIN);
    expect(holds(cache, at("/a"), at("/b"))).toEqual([true, true]);
  });

  it("packs one page at a time without a queue, however many addresses are requested", async () => {
    const cache = new PageCache(1000);
    const begun: number[] = [];
    let end = () => {};
    const slow = (number: number) => ({
      ...page(),
      pack: () => {
        begun.push(number);
        return new Promise<void>((resolve, reject) => (end = number === 0 ? reject : resolve));
      },
    });
    for (let number = 0; number < 50; number += 1) cache.set(at(`/${number}`), slow(number), PLAIN);
    for (let number = 0; number < 50; number += 1) cache.get(at(`/${number}`), 0);
    end();
    await Promise.resolve();
    await Promise.resolve();
    expect(begun).toEqual([0]);
    for (let number = 0; number < 50; number += 1) cache.get(at(`/${number}`), 0);
    expect(begun).toEqual([0, 1]);
  });

  it("packs a page on its second request, and keeps the packed bytes when it is rendered the same again", async () => {
    const cache = new PageCache(1000);
    cache.set(at("/"), page(0), PLAIN);
    const quick = (await cache.get(at("/"), 0)?.body("br")) ?? Buffer.alloc(0);
    const packed = async () => (await cache.get(at("/"), 500)?.body("br")) ?? quick;
    await expect.poll(async () => (await packed()).length).toBeLessThan(quick.length);
    const bytes = await packed();
    expect(brotliDecompressSync(bytes).toString()).toBe(html);
    cache.set(at("/"), page(900), PLAIN);
    expect(cache.get(at("/"), 1500)?.body("br")).toBe(bytes);
  });

  it("remembers unknown addresses until a page changes or they are too old, without growing", () => {
    const cache = new PageCache(1000);
    const { generation } = cache;
    cache.setUnknown("/none", generation, 0);
    expect([cache.isUnknown("/none", 999), cache.isUnknown("/none", 1000), cache.isUnknown("/other", 0)]).toEqual([
      true,
      false,
      false,
    ]);
    cache.drop("/elsewhere");
    expect(cache.isUnknown("/none", 0)).toBe(false);
    cache.setUnknown("/none", generation, 0);
    expect(cache.isUnknown("/none", 0)).toBe(false);
    for (let number = 0; number < 2000; number += 1) {
      cache.setUnknown(`/${number}/${"x".repeat(1000)}`, cache.generation, 0);
    }
    expect(cache.isUnknown(`/0/${"x".repeat(1000)}`, 0)).toBe(false);
    expect(cache.isUnknown(`/1999/${"x".repeat(1000)}`, 0)).toBe(true);
  });
});
