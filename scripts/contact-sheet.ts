import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { CHROMIUM_FLAGS, findChromium } from "./lib/chromium.ts";
import { openPage } from "./lib/open-page.ts";

/**
 * Puts every block in every style on one picture per width:
 * `node scripts/contact-sheet.ts <site> <folder> [light|dark] [width ...]`.
 */
const [site = "http://localhost:3000", folder = "sheets", scheme = "light", ...given] = process.argv.slice(2);
const WIDTHS = given.length > 0 ? given.map(Number) : [320, 390, 768, 1440];
const SHEET = 1600;
const CELLS: Record<number, number> = { 320: 8, 390: 7, 768: 4, 1440: 3 };

type Shot = { name: string; picture: string };

async function shoot(browser: Browser, width: number): Promise<Shot[]> {
  const colorScheme = scheme === "dark" ? "dark" : "light";
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" });
  await openPage(page, new URL("/blocks", site).href);
  const shots: Shot[] = [];
  for (const sample of await page.locator(".sample").all()) {
    const block = sample.locator("[data-block-type]");
    const name = (await sample.locator(".sample-title h2").textContent()) ?? "";
    await block.scrollIntoViewIfNeeded();
    await page.waitForTimeout(150);
    const { height = 0 } = (await block.boundingBox()) ?? {};
    if (height > 0) shots.push({ name, picture: (await block.screenshot()).toString("base64") });
  }
  await page.close();
  return shots;
}

async function lay(browser: Browser, shots: Shot[], width: number, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: SHEET, height: 900 } });
  const cells = shots.map(
    ({ name, picture }) =>
      `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${picture}"></figure>`,
  );
  await page.setContent(
    `<!doctype html><style>body{columns:${CELLS[width] ?? 4};gap:8px;margin:8px;font:12px sans-serif;background:#888}` +
      `figure{margin:0 0 8px;break-inside:avoid;background:#fff}figcaption{padding:2px 4px}img{width:100%;display:block}</style>` +
      cells.join(""),
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
for (const width of WIDTHS) {
  const file = join(folder, `blocks-${width}-${scheme}.png`);
  await lay(browser, await shoot(browser, width), width, file);
  console.log(file);
}
await browser.close();
