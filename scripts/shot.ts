import { chromium } from "playwright-core";
import { CHROMIUM_FLAGS, findChromium } from "./lib/chromium.ts";
import { openPage } from "./lib/open-page.ts";

/** Takes a picture of a page: `node scripts/shot.ts <address> <file.png> [width] [light|dark] [view|full]`. */
const [address = "http://localhost:3000/", file = "shot.png", width = "1440", colorScheme = "light", extent = "full"] =
  process.argv.slice(2);

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const page = await browser.newPage({
  viewport: { width: Number(width), height: Number(width) < 600 ? 844 : 900 },
  colorScheme: colorScheme === "dark" ? "dark" : "light",
  reducedMotion: "reduce",
});
page.on("console", (message) => console.log(`console ${message.type()}: ${message.text()}`));
page.on("pageerror", (error) => console.log(`page error: ${error.message}`));
await openPage(page, address);
const height = await page.evaluate(() => document.documentElement.scrollHeight);
for (let top = 0; top < height; top += 700) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await page.waitForTimeout(80);
}
await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
await page.waitForTimeout(300);
const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
if (overflow > 0) console.log(`The page is ${overflow} px wider than the screen`);
await page.screenshot({ path: file, fullPage: extent === "full" });
await browser.close();
