import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { jsonReply } from "../../scripts/lib/fake-provider/index.ts";
import { makePage } from "./admin-pages.ts";
import { makeEntity } from "./data-rows.ts";
import { editNewPage, headingSaying } from "./editor-verbs.ts";
import { inFrame, PLAN, runIn, usePageRuns } from "./page-runs.ts";
import { signIn } from "./sign-in.ts";

const { open, openAdmin, script, url } = usePageRuns();

/** Takes away what not all of the browsers have that the site is built for (vite.config.ts). Safari has no loops over streams. */
async function becomeOlder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype: stream } = ReadableStream;
    for (const name of [Symbol.asyncIterator, "values"] as const) Reflect.deleteProperty(stream, name);
    const iterator: object = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
    for (const name of ["map", "filter", "flatMap", "some", "find", "toArray"]) Reflect.deleteProperty(iterator, name);
    Reflect.deleteProperty(URL, "parse");
    // Firefox 128 knows no texts without formatting.
    Object.defineProperty(HTMLElement.prototype, "contentEditable", {
      set(this: HTMLElement, value: string) {
        if (value === "plaintext-only") throw new SyntaxError("Unknown value");
        this.setAttribute("contenteditable", value);
      },
    });
    // Safari before 26.2 doesn't tell the end of a scroll.
    for (const owner of [window, HTMLElement.prototype, Document.prototype])
      Reflect.deleteProperty(owner, "onscrollend");
    window.addEventListener("scrollend", (event) => event.stopImmediatePropagation(), true);
  });
}

/** An admin in such a browser; the name keeps it from tests that need all of a browser. */
async function openOlder() {
  const opened = await openAdmin({ userAgent: "Older" });
  await becomeOlder(opened.page);
  return opened;
}

it("a model writes a page in an older browser, and what nobody said is marked", async () => {
  script((type) => (type === "heading" ? jsonReply({ heading: { headline: "Made for 9,000 schools" } }) : undefined));
  const opened = await openOlder();
  const id = await makePage(opened.page, `/run-${crypto.randomUUID()}`, []);
  await opened.go(`/admin/pages/${id}/edit`);
  const run = runIn(opened, id);
  await run.begin();
  await run.plan();
  await expect.poll(() => run.dialog.getByRole("listitem").count()).toBe(PLAN.length + 2);
  await run.write();
  await run.bar.getByRole("button", { name: "Accept all" }).waitFor();
  expect(await run.order()).toEqual(inFrame(["Heading", "FAQ", "Newsletter", "Content"]));
  await run
    .made(/^Heading/)
    .getByText("“9,000 schools”")
    .waitFor();
  expect(run.problems).toEqual([]);
});

it("a file of rows is imported in an older browser", async () => {
  const { page, go, problems } = await openOlder();
  const { name } = await makeEntity(page, []);
  await go(`/admin/data/${name}`);
  await page.getByRole("button", { name: "Import or export" }).click();
  await page.getByRole("menuitem", { name: "Import rows…" }).click();
  const file = { name: "things.csv", mimeType: "text/csv", buffer: Buffer.from("Title\nDen\n") };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await page.getByText("1 row added.").waitFor();
  expect(problems).toEqual([]);
});

it("signing in leads on in an older browser", async () => {
  const { page } = await open("/healthz");
  await becomeOlder(page);
  await page.goto(`${url()}/sign-in?next=%2Fadmin%2Fleads`);
  await signIn(page);
  await page.waitForURL(/\/admin\/leads$/);
  expect(await page.evaluate(() => "parse" in URL)).toBe(false);
});

it("a text of the page is typed in place in an older browser", async () => {
  const { page, problems } = await openOlder();
  const { canvas, saved } = await editNewPage(page, [headingSaying("First")]);
  const text = canvas.getByRole("heading", { name: "First" });
  await text.click();
  await text.click();
  await canvas.getByRole("textbox", { name: "Headline" }).waitFor();
  await page.keyboard.press("End");
  await page.keyboard.type(" of all ");
  await page.keyboard.press("Enter");
  await expect.poll(saved).toMatchObject([{ heading: { headline: "First of all " } }]);
  expect(problems).toEqual([]);
});

it("the canvas keeps its place at another width in an older browser", async () => {
  const { page } = await openOlder();
  const words = "Words that take more lines on a phone. ".repeat(60);
  const texts = Array.from({ length: 8 }, (_, index) => ({ content: { content: `## Part ${index}\n\n${words}` } }));
  const { canvas, press } = await editNewPage(page, texts);
  const part = canvas.getByRole("heading", { name: "Part 6" });
  await part.evaluate((heading) => heading.scrollIntoView({ block: "start", behavior: "instant" }));
  const top = () => part.evaluate((heading) => Math.abs(heading.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(200);
  await press("Phone 390");
  await expect.poll(() => canvas.locator("html").evaluate(() => window.innerWidth)).toBe(390);
  await expect.poll(top).toBeLessThan(200);
});
