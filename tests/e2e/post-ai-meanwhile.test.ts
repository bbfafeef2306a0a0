import { expect, it } from "vitest";
import { jsonReply } from "../../scripts/lib/fake-provider/index.ts";
import { ask, goToPage, operate } from "./admin-pages.ts";
import { useAiSite } from "./ai-editors.ts";
import { verbsOf } from "./editor-verbs.ts";

const { openAdmin, provider } = useAiSite();

/** Makes a post with one text and opens a page of the admin. */
async function openPost(content: string) {
  const opened = await openAdmin();
  const body = {
    kind: "post",
    path: `/blog/post-${crypto.randomUUID()}`,
    title: "A post",
    metaTags: [],
    blocks: [{ content: { style: "simple", content } }],
  };
  const id: string = (await ask(opened.page, "POST", "/api/pages", body)).body.id;
  const draft = async () => (await ask(opened.page, "GET", `/api/pages/${id}/draft`)).body;
  return { ...opened, ...verbsOf(opened.page, id), id, draft };
}

it("a drafted text whose block someone has removed meanwhile is added to the post, and isn't lost", async () => {
  const { page, go, id, draft, focusBlock, problems } = await openPost("My own first words.");
  await go(`/admin/pages/${id}/edit`);
  await focusBlock("content");
  await page.keyboard.press("Alt+Shift+G");
  await page.getByRole("button", { name: "Draft from notes" }).click();
  const dialog = page.getByRole("dialog", { name: "Draft from notes" });
  await dialog.getByRole("textbox", { name: "Notes" }).fill("Reports took 2 hours.");
  const written = { title: "Reports", description: "", tags: [], content: "Reports took 2 hours. Now they take 9." };
  provider().reply(jsonReply(written));
  await dialog.getByRole("button", { name: "Draft", exact: true }).click();
  await dialog.getByText("The draft is written").waitFor();
  const [block] = (await draft()).page.blocks;
  await operate(page, id, [{ type: "remove", key: block.key }]);
  await page.frameLocator("iframe[title=Page]").locator("[data-block-key]").waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: "Accept" }).click();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(async () => JSON.stringify((await draft()).page.blocks)).toContain(written.content);
  expect((await draft()).annotations).toHaveLength(1);
  expect(problems).toEqual([]);
});

it("a suggested title takes the place of another one together with what nobody had confirmed of that", async () => {
  const { page, go, id, draft, problems } = await openPost("Reports take 25 minutes.");
  await goToPage(page, id, "search", go);
  const box = page.getByRole("region", { name: "Suggested titles" });
  const choose = async (title: string) => {
    provider().reply(jsonReply({ suggestions: [title] }));
    await page.getByRole("button", { name: "Suggest a title" }).click();
    await box.getByRole("button", { name: title }).click();
    await box.waitFor({ state: "detached" });
  };
  await choose("Reports that save 40 % of the time");
  await page.getByText("Nobody has confirmed this yet: “40 %”").waitFor();
  await choose("Reports in 25 minutes");
  await page.getByText(/^Nobody has confirmed/).waitFor({ state: "detached" });
  await expect.poll(async () => (await draft()).annotations).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Nobody has confirmed this yet: “40 %”").waitFor();
  expect(problems).toEqual([]);
});
