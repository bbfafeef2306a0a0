import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jsonFeedSchema } from "../json-feed.ts";
import { readRss } from "../rss.ts";
import { ask } from "./admin-pages.ts";
import { ADMIN, requestSession } from "./admin-session.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { withSession } from "./editor-sessions.ts";
import { review } from "./publish.ts";
import { startSite, type ServerProcess } from "./server-process.ts";

const { openBlank, openKept } = useBrowser();
const PATH = "/blog/a-week-on-paper";
const TITLE = "A week on paper";
const TITLE_ES = "Una semana en papel";

/** Typed key by key: the editor continues a list by itself, and ends it at the second Enter. */
const TYPED = "## What we tried\n\n- One page a day\nNo more\n\n\n";
const REST =
  "| Day | Pages |\n| --- | ---: |\n| Monday | 4 |\n\n- [x] Print it\n- [ ] Sign it\n\n" +
  "```js\nconst pages = 4;\n```\n\nIt took an hour.[^1]\n\n[^1]: Measured twice.\n\n";

let site: ServerProcess;
beforeAll(async () => {
  site = await startSite({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
});
afterAll(async () => {
  await site.stop();
});

const read = async (path: string) => {
  const answer = await fetch(site.url + path);
  return { status: answer.status, text: await answer.text() };
};

/** Puts a picture into the browser's clipboard, as another program does. */
async function copyPicture(page: Page): Promise<void> {
  const png = await sharp({ create: { width: 640, height: 400, channels: 3, background: "#0b5c53" } })
    .png()
    .toBuffer();
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    await navigator.clipboard.write([new ClipboardItem({ "image/png": new Blob([bytes], { type: "image/png" }) })]);
  }, png.toString("base64"));
}

/** Creates a post in the admin. @returns the writing view that it opens in. */
async function createPost(page: Page, title: string, language?: string) {
  await page.getByRole("button", { name: "Create post" }).click();
  const dialog = page.getByRole("dialog", { name: "Create post" });
  await dialog.getByLabel("Title", { exact: true }).fill(title);
  if (language) {
    await dialog.getByLabel("Language").selectOption(language);
    await dialog.getByLabel("Address", { exact: true }).fill(PATH);
  }
  await dialog.getByLabel("Author").fill("Ruth");
  await page.getByRole("listbox", { name: "Author" }).getByRole("option", { name: "Ruth Okafor" }).click();
  await dialog.getByRole("button", { name: "Create and write" }).click();
  const writing = page.getByRole("dialog", { name: "Write" });
  const area = writing.getByRole("textbox", { name: "Text", exact: true });
  await area.press("ControlOrMeta+a");
  return { writing, area };
}

/**
 * Schedules the post that is open in the editor and waits on the same screen until it is public. The field knows minutes,
 * so a colleague brings the time forward to the next seconds.
 */
async function scheduleAndWait(page: Page): Promise<void> {
  await (await review(page)).getByRole("button", { name: "Schedule", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Schedule post" });
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  const region = page.getByRole("region", { name: "Schedule" });
  await region.waitFor();
  const id = new URL(page.url()).pathname.split("/")[3];
  // A slow machine may need longer than that to hear of it: then the time is refused as past.
  const bringForward = async () => {
    const at = new Date(Date.now() + 2000).toISOString();
    return (await ask(page, "PUT", `/api/pages/${id}/schedule`, { at })).status;
  };
  await expect.poll(bringForward).toBe(200);
  // A message may still be about the post before.
  await region.waitFor({ state: "hidden" });
  await page.getByText("The post was published as scheduled.").first().waitFor();
}

describe("a post from the first word to its readers", () => {
  it("is written, illustrated, previewed and scheduled in two languages, and is everywhere at its time", async () => {
    const permissions = ["clipboard-read", "clipboard-write"];
    const session = withSession(await requestSession(site.url));
    const { page, go, problems } = await openKept({ baseURL: site.url, ...session, permissions });
    await go("/admin/posts");
    const { writing, area } = await createPost(page, TITLE);
    await page.keyboard.type(TYPED);
    await page.keyboard.insertText(REST);
    await copyPicture(page);
    await area.press("ControlOrMeta+v");
    await writing.getByLabel("Alt text").fill("A stack of pages");
    await page.keyboard.press("Escape");
    const preview = page.frameLocator("iframe[title=Preview]");
    await preview.getByRole("img", { name: "A stack of pages" }).waitFor();
    await preview.getByRole("cell", { name: "Monday" }).waitFor();
    await page.keyboard.press("Escape");
    await writing.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Post details" }).click();
    await page.getByLabel("Description").fill("Five days without a screen.");
    await page.getByRole("button", { name: "Done" }).click();
    expect((await read(PATH)).status).toBe(404);
    await scheduleAndWait(page);

    await go("/admin/posts");
    const spanish = await createPost(page, TITLE_ES, "es");
    await page.keyboard.insertText("## Lo que probamos\n\n- [x] Una página al día.");
    await page.keyboard.press("Escape");
    await spanish.writing.waitFor({ state: "hidden" });
    await scheduleAndWait(page);
    expect(problems).toEqual([]);
  });

  it("is read in the list, at its address, in both languages, without a fault of axe", async () => {
    const { page, go, problems } = await openBlank({ baseURL: site.url });
    await go("/blog");
    await page.getByRole("link", { name: TITLE }).click();
    const article = page.getByRole("article");
    await article.getByRole("heading", { level: 1, name: TITLE }).waitFor();
    expect(await article.getByRole("listitem").filter({ hasText: "One page a day" }).count()).toBe(1);
    expect(await article.getByRole("cell", { name: "4", exact: true }).count()).toBe(1);
    expect(await article.getByRole("img", { name: /^(Done|To do)$/ }).count()).toBe(2);
    expect(await article.locator("pre .code-keyword").textContent()).toBe("const");
    await article.getByRole("link", { name: "Footnote 1" }).click();
    await article.getByText("Measured twice.").waitFor();
    const picture = article.getByRole("img", { name: "A stack of pages" });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
    expect(await faults(page)).toEqual([]);
    await go("/es/blog");
    await page.getByRole("link", { name: TITLE_ES }).click();
    await page.getByRole("heading", { level: 1, name: TITLE_ES }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/es${PATH}`);
    expect(await page.getByRole("img", { name: "Hecho" }).count()).toBe(1);
    expect(await page.getByText("One page a day").count()).toBe(0);
    expect(await faults(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it.each([
    ["", TITLE, "Measured twice."],
    ["/es", TITLE_ES, "Una página al día."],
  ])("is in the feeds and as Markdown below %j", async (prefix, title, words) => {
    const rss = readRss((await read(`${prefix}/blog/feed.xml`)).text);
    expect(rss.item[0]).toMatchObject({ title, link: `${site.url}${prefix}${PATH}`, "dc:creator": "Ruth Okafor" });
    expect(rss.item[0]?.["content:encoded"]).toContain(words);
    const json = jsonFeedSchema.parse(JSON.parse((await read(`${prefix}/blog/feed.json`)).text));
    expect(json.items[0]).toMatchObject({ title, content_html: expect.stringContaining(words) });
    const markdown = (await read(`${prefix}${PATH}.md`)).text;
    expect(markdown).toContain(`# ${title}`);
    expect(markdown).toContain(words);
  });
});
