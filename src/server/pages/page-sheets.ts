import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import {
  cachedPageInSteps,
  namingAttributes,
  pageSheet,
  wholeSheet,
  type CachedPage,
  type PageSheets,
  type SheetRules,
} from "#site";
import { finish } from "#shared";

/** All that is kept of pages' sheets, in bytes, and of what they depend on, in characters. */
const MAX = 16_000_000;
const MAX_KEYS = 4_000_000;
const MEDIA = { contentType: "text/css; charset=utf-8" };
/** A sheet is named by its content: it never changes. */
const FOREVER = { "Cache-Control": "public, max-age=31536000, immutable" };
/** All rules in place of a sheet that this process doesn't know: right for every page, but not to be kept. */
const AGAIN = { "Cache-Control": "no-cache" };

function fileOf(css: string, headers: Record<string, string>): CachedPage {
  return { ...finish(cachedPageInSteps([css], headers, Date.now())), ...MEDIA };
}

/** Reads the build's rules. @param publicFolder the folder of built files. */
export function openPageSheets(publicFolder: string): PageSheets {
  const rules = JSON.parse(readFileSync(join(publicFolder, ".vite/page-rules.json"), "utf8")) as SheetRules;
  const known = new LRUCache<string, CachedPage>({ maxSize: MAX, sizeCalculation: ({ size }) => size * 2 });
  const addresses = new LRUCache<string, string>({
    maxSize: MAX_KEYS,
    sizeCalculation: (address, key) => address.length + key.length,
  });
  let whole: CachedPage | undefined;
  return {
    addressFor(html, types) {
      const attributes = namingAttributes(html);
      // A page that is rendered again names the same in the same order.
      const key = [...attributes, types.join()].join("");
      const earlier = addresses.get(key);
      if (earlier !== undefined && known.has(earlier)) return earlier;
      const css = pageSheet(rules, attributes, types);
      const address = `/assets/page-${createHash("sha256").update(css).digest("base64url").slice(0, 10)}.css`;
      if (!known.has(address)) {
        const sheet = fileOf(css, FOREVER);
        known.set(address, sheet);
        void sheet.pack();
      }
      addresses.set(key, address);
      return address;
    },
    find(address) {
      const sheet = known.get(address);
      if (sheet) return sheet;
      whole ??= fileOf(wholeSheet(rules), AGAIN);
      return whole;
    },
  };
}
