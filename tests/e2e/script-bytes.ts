import type { Page } from "playwright-core";
import { gzipSync } from "node:zlib";

/** So long nothing may come before a page counts as loaded: what waits for a pause of the browser begins within. */
const QUIET_MS = 2000;

/** The scripts that a tab has loaded: how many files, and their bytes when packed with gzip 9. */
export type Scripts = { files: number; bytes: number };

/** Counts the scripts that a tab loads from now on. @returns what waits for the end and gives them. */
function countScripts(page: Page): () => Promise<Scripts> {
  const files: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    files.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  return async () => {
    for (let before = -1; before !== files.length;) {
      before = files.length;
      await page.waitForTimeout(QUIET_MS);
    }
    const bytes = (await Promise.all(files)).reduce((sum, size) => sum + size, 0);
    return { files: files.length, bytes };
  };
}

/**
 * Opens a page like the landing page in the editor, until its blocks are there and the page is idle.
 * @param page a tab with an admin's session and an empty cache. @returns the scripts that came.
 */
export async function loadEditor(page: Page, site: string): Promise<Scripts> {
  // What the page before still fetches isn't counted, and can't be read any more.
  await page.goto("about:blank");
  const data = { path: `/landing-${crypto.randomUUID()}`, title: "Landing page", template: "landing" };
  const made = await page.request.post(`${site}/api/pages`, { data, headers: { "sec-fetch-site": "same-origin" } });
  const { id } = await made.json();
  const scripts = countScripts(page);
  await page.goto(`${site}/admin/pages/${id}/edit`);
  await page.frameLocator("iframe[title=Page]").locator("[data-block-type=footer]").waitFor();
  return scripts();
}
