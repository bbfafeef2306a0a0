import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type BrowserContext, type FrameLocator } from "playwright-core";
import sharp from "sharp";
import { signInOn, type BrowserSession } from "../bench/sign-in.ts";
import { sample } from "../src/blocks/content/sample.ts";
import { startSite } from "../tests/e2e/server-process.ts";
import { buildIfStale } from "./lib/build.ts";
import { CHROMIUM_FLAGS, findChromium } from "./lib/chromium.ts";
import { ROOT } from "./lib/paths.ts";

/**
 * Takes the pictures of docs/editor.md from the running editor, at 1440 and at 390 px, and those of README:
 * `node scripts/editor-pictures.ts [readme]`, which takes the latter alone.
 */
const FOLDER = join(ROOT, "docs/images/editor");
const ADMIN = { ADMIN_EMAIL: "ada@example.org", ADMIN_PASSWORD: "only for these pictures" };
const WIDTHS = { 1440: 900, 390: 844 } as const;

type Draft = { revision: number; page: { blocks: { key: string; hero?: object }[] } };

await buildIfStale();
mkdirSync(FOLDER, { recursive: true });
const site = await startSite({ ...ADMIN, LOG_LEVEL: "error" });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });

type Ask = BrowserSession["ask"];

const signIn = (context: BrowserContext) => signInOn(context, site.url, ADMIN);

/** Another user edits the headline of the page's hero. */
async function changeElsewhere(ask: Ask, id: string, value: string): Promise<void> {
  const draft = await ask<Draft>(`/api/pages/${id}/draft`);
  const key = draft.page.blocks.find(({ hero }) => hero)?.key;
  const operations = [{ type: "set", key, path: ["hero", "headline"], value }];
  const batch = { baseRevision: draft.revision, clientId: "elsewhere", batchId: "elsewhere", operations };
  await ask(`/api/pages/${id}/operations`, batch);
}

async function takeAll(width: keyof typeof WIDTHS, askElsewhere: Ask): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: WIDTHS[width] },
    reducedMotion: "reduce",
    hasTouch: false,
  });
  const { page, ask } = await signIn(context);
  const { id } = await ask<{ id: string }>("/api/pages", {
    path: `/spring-${width}`,
    title: "Spring term",
    template: "landing",
  });
  const canvas: FrameLocator = page.frameLocator("iframe[title=Page]");
  const hero = canvas.locator("[data-block-type=hero]");

  async function take(name: string): Promise<void> {
    await page.waitForTimeout(700);
    const picture = await page.screenshot();
    writeFileSync(join(FOLDER, `${name}-${width}.webp`), await sharp(picture).webp({ quality: 82 }).toBuffer());
  }

  const open = async () => {
    await page.goto(`${site.url}/admin/pages/${id}/edit`);
    await hero.waitFor();
    await page.waitForTimeout(800);
  };
  const chooseHero = () => hero.locator(".bwe-stop").focus();

  await open();
  await chooseHero();
  await take("canvas");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("dialog", { name: "Add block" }).waitFor();
  // Its previews are drawn one by one.
  await page.waitForTimeout(3000);
  await take("inserter");
  await page.keyboard.press("Escape");
  await chooseHero();
  await page.keyboard.press("Enter");
  const inspector = page.getByRole("dialog", { name: "Edit Hero" });
  await inspector.waitFor();
  await take("inspector");
  await inspector.getByRole("tab", { name: "JSON" }).click();
  await inspector.locator(".cm-content").waitFor();
  await take("json");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Set template" }).click();
  await page.getByRole("dialog", { name: "Set template" }).waitFor();
  await take("template");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Outline" }).click();
  await page.getByRole("region", { name: "Outline" }).waitFor();
  await take("outline");
  await page.getByRole("button", { name: "Problems" }).click();
  await page.getByRole("region", { name: "Problems" }).waitFor();
  await take("problems");
  await open();
  await context.setOffline(true);
  await hero.getByRole("heading").click({ position: { x: 12, y: 24 } });
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Reports that mentors like to write");
  await page.keyboard.press("Enter");
  await changeElsewhere(askElsewhere, id, "Reports that families wait for");
  await context.setOffline(false);
  await page.getByRole("dialog", { name: "Two versions of this field" }).waitFor();
  await take("conflict");
  const article = await ask<{ id: string }>("/api/pages", {
    path: `/article-${width}`,
    title: "From a session to a report",
    blocks: [{ content: sample }],
  });
  await page.goto(`${site.url}/admin/pages/${article.id}/edit?write`);
  await page.getByRole("dialog", { name: "Write" }).getByRole("textbox", { name: "Text" }).waitFor();
  await take("writing");
  await context.close();
}

async function takeManual(): Promise<void> {
  const { ask } = await signIn(await browser.newContext());
  await takeAll(1440, ask);
  await takeAll(390, ask);
}

const README_FOLDER = join(ROOT, "docs/images");
/** Templates that README shows, by their names. */
const SHOWN_TEMPLATES = ["tutoring", "restaurant"];

/** Takes the editor, "Add block" and two templates for README, each in at most 60 KB. */
async function takeReadme(): Promise<void> {
  const size = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport: size, reducedMotion: "reduce" });
  const { page, ask } = await signIn(context);
  async function take(name: string): Promise<void> {
    await page.waitForTimeout(3000);
    const picture = sharp(await page.screenshot())
      .resize({ width: 1200 })
      .webp({ quality: 70 });
    writeFileSync(join(README_FOLDER, `${name}.webp`), await picture.toBuffer());
  }
  const make = (template: string) =>
    ask<{ id: string }>("/api/pages", { path: `/readme-${template}`, title: "Spring term", template });
  const { id } = await make("landing");
  await page.goto(`${site.url}/admin/pages/${id}/edit`);
  const hero = page.frameLocator("iframe[title=Page]").locator("[data-block-type=hero]");
  await hero.locator(".bwe-stop").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Edit Hero" }).getByRole("tab", { name: "Style", exact: true }).click();
  await take("editor");
  await page.keyboard.press("Escape");
  await hero.locator(".bwe-stop").focus();
  await page.keyboard.press("Control+Enter");
  await page.getByRole("radiogroup", { name: "Category" }).getByText("Hero").click();
  await take("picker");
  for (const template of SHOWN_TEMPLATES) {
    const made = await make(template);
    const { url } = await ask<{ url: string }>(`/api/pages/${made.id}/previews`, {});
    await page.goto(url);
    await take(`template-${template}`);
  }
  await context.close();
}

try {
  if (process.argv[2] !== "readme") await takeManual();
  await takeReadme();
} finally {
  await browser.close();
  await site.stop();
}
