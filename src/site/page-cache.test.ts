import { describe, expect, it } from "vitest";
import { brotliDecompressSync } from "node:zlib";
import { makeCachedPage } from "./cached-page.ts";
import { PageCache } from "./page-cache.ts";

const html = "<p>A page with some text that repeats, repeats and repeats.</p>".repeat(40);
const page = (now = 0) => makeCachedPage(html, {}, now);

describe("PageCache", () => {
  it("keeps a page until it is too old", () => {
    const cache = new PageCache(1000);
    cache.set("/ en", page(0));
    expect(cache.get("/ en", 999)).toBeDefined();
    expect(cache.get("/ en", 1000)).toBeUndefined();
  });

  it("drops a page in every language, and no other", () => {
    const cache = new PageCache(1000);
    for (const key of ["/ en", "/ es", "/about en"]) cache.set(key, page());
    cache.drop("/");
    expect(["/ en", "/ es", "/about en"].map((key) => cache.get(key, 0) !== undefined)).toEqual([false, false, true]);
    cache.drop();
    expect(cache.get("/about en", 0)).toBeUndefined();
  });

  it("holds at most a thousand pages; the least recently used one goes", () => {
    const cache = new PageCache(1000);
    const shared = page();
    for (let number = 0; number < 1000; number += 1) cache.set(`/${number} en`, shared);
    cache.get("/0 en", 0);
    cache.set("/new en", shared);
    expect(["/0 en", "/1 en", "/new en"].map((key) => cache.get(key, 0) !== undefined)).toEqual([true, false, true]);
  });

  it("packs a page that is asked for again, and goes on with it when the page comes out the same", async () => {
    const cache = new PageCache(1000);
    cache.set("/ en", page(0));
    const quick = cache.get("/ en", 0)?.body("br") ?? Buffer.alloc(0);
    const packed = () => cache.get("/ en", 500)?.body("br") ?? quick;
    await expect.poll(() => packed().length).toBeLessThan(quick.length);
    expect(brotliDecompressSync(packed()).toString()).toBe(html);
    const bytes = packed();
    cache.set("/ en", page(900));
    expect(cache.get("/ en", 1500)?.body("br")).toBe(bytes);
  });
});
