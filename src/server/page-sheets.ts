import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { cachedPageInSteps, pageSheet, wholeSheet, type CachedPage, type PageSheets, type SheetRules } from "#site";
import { finish } from "#shared";

/** All that is kept of pages' sheets, in bytes. */
const MOST = 16_000_000;
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
  const known = new LRUCache<string, CachedPage>({ maxSize: MOST, sizeCalculation: ({ size }) => size * 2 });
  let whole: CachedPage | undefined;
  return {
    addressFor(html, types) {
      const css = pageSheet(rules, html, types);
      const address = `/assets/page-${createHash("sha256").update(css).digest("base64url").slice(0, 10)}.css`;
      if (!known.has(address)) {
        const sheet = fileOf(css, FOREVER);
        known.set(address, sheet);
        void sheet.pack();
      }
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
