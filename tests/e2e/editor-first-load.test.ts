import { expect, inject, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { loadEditor } from "./script-bytes.ts";
import { asAdmin } from "./sign-in.ts";

const LIMIT_KB = 233;
/** Besides a dozen for the editor itself, one for each of the page's 16 types, which come at the same time. */
const LIMIT_FILES = 30;

const { open } = useBrowser();

it(`shows the landing page in the editor with at most ${LIMIT_KB} KB of JavaScript in ${LIMIT_FILES} files`, async () => {
  const { page, problems } = await open("/", asAdmin());
  const { files, bytes } = await loadEditor(page, inject("siteUrl"));
  // Nothing was missed: React alone is more than this.
  expect(bytes).toBeGreaterThan(60 * 1024);
  expect(bytes / 1024).toBeLessThanOrEqual(LIMIT_KB);
  expect(files).toBeLessThanOrEqual(LIMIT_FILES);
  expect(problems).toEqual([]);
});
