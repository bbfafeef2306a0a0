import { expect, it } from "vitest";
import { heroSaying } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { openEditor } from "./editor-verbs.ts";
import { watchTops } from "./loading.ts";

const { openKept } = useBrowser();

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="teal"/></svg>';
const WITH_MARKUP = [
  ["rich text", "li", { content: { style: "simple", content: "# Rules\n\n- Be kind\n- Be on time" } }],
  ["columns", "text=Three", { columns: { items: [{ text: "<p>One</p><p>Two</p>" }, { text: "<p>Three</p>" }] } }],
  [
    "a drawing",
    ".feature-drawing svg",
    { features: { headline: "Ours", items: [{ name: "First", description: "Fast", img: DRAWING }] } },
  ],
] as const;

it.each(WITH_MARKUP)(
  "a page with %s is drawn at once: nothing moves when its code arrives",
  async (_name, part, block) => {
    const { page, canvas, problems } = await openEditor(openKept, [block, heroSaying("Below")]);
    const tops = await watchTops(page, "[data-block-key]");
    await page.reload();
    await canvas.getByRole("heading", { name: "Below" }).waitFor();
    await canvas.locator(part).first().waitFor();
    expect(await tops()).toHaveLength(1);
    expect(problems).toEqual([]);
  },
);

it("a page whose faces come late is drawn in them: nothing moves", async () => {
  // In the fallback font it takes two more lines.
  const long = { content: { style: "simple", content: "Word ".repeat(200) } };
  const { page, canvas, problems } = await openEditor(openKept, [long, heroSaying("Below")]);
  const tops = await watchTops(page, "[data-block-key]");
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await route.continue();
  });
  await page.reload();
  await canvas.getByRole("heading", { name: "Below" }).waitFor();
  await canvas.locator("html").evaluate(async (html) => void (await html.ownerDocument.fonts.ready));
  expect(await tops()).toHaveLength(1);
  expect(problems).toEqual([]);
});
