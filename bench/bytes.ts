import { extname } from "node:path";
import { chromium, type Response } from "playwright-core";
import { gzipSync } from "node:zlib";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/lib/chromium.ts";
import { startSite } from "../tests/e2e/server-process.ts";

type Kind = "html" | "css" | "js" | "font" | "image";
type Sizes = Record<Kind, number> & { requests: number };

const KINDS: Record<string, Kind> = { document: "html", stylesheet: "css", script: "js", font: "font", image: "image" };
const INCOMPRESSIBLE = new Set<Kind>(["font"]);

/** Files that are downloaded ahead of their import are recognised by their names. */
const NAMES: Record<string, Kind> = { ".js": "js", ".css": "css" };

const kindOf = (response: Response) =>
  KINDS[response.request().resourceType()] ?? NAMES[extname(new URL(response.url()).pathname)];

/** The windows of a phone and of a desktop. */
const PHONE = { width: 412, height: 823 };
const DESKTOP = { width: 1440, height: 900 };

/** Loads the landing page on both and counts what comes, compressed with gzip 9: before and after scrolling. */
export async function benchBytes() {
  return { phone: await loadLanding(PHONE), desktop: await loadLanding(DESKTOP) };
}

async function loadLanding(viewport: typeof PHONE): Promise<{ before: Sizes; after: Sizes }> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport });
    const sizes: Sizes = { html: 0, css: 0, js: 0, font: 0, image: 0, requests: 0 };
    const pending: Promise<void>[] = [];
    const addresses = new Set<string>();
    page.on("response", (response) => {
      const kind = kindOf(response);
      // A module that was downloaded ahead is imported from the browser's cache.
      if (addresses.has(response.url())) return;
      addresses.add(response.url());
      sizes.requests += 1;
      if (!kind) return;
      pending.push(
        response.body().then((body) => {
          const packed =
            INCOMPRESSIBLE.has(kind) || /\.(?:png|webp|jpe?g)/.test(response.url())
              ? body
              : gzipSync(body, { level: 9 });
          sizes[kind] += packed.length;
        }),
      );
    });
    await page.goto(site.url, { waitUntil: "networkidle" });
    await Promise.all(pending);
    const before = { ...sizes };
    await page.locator("#roi-calculator").scrollIntoViewIfNeeded();
    await page.waitForSelector("#roi-calculator [data-hydrated]");
    await page.waitForLoadState("networkidle");
    await Promise.all(pending);
    return { before, after: { ...sizes } };
  } finally {
    await browser.close();
    await site.stop();
  }
}
