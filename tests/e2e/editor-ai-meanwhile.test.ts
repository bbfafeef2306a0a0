import { describe, expect, it } from "vitest";
import { forever, jsonReply } from "../../scripts/lib/fake-provider/index.ts";
import { usePageRuns } from "./page-runs.ts";

const { script, edit } = usePageRuns();

const PARTIAL = { heading: { headline: "Reading for all children of Leeds. ".repeat(15) } };

/** Opens a page with a text, whose heading a model never finishes, and the writing view on that text. */
async function openWriting() {
  script((type) => {
    if (type === "heading") return jsonReply(PARTIAL, { chunkSize: 40, until: forever });
    return type === "text" ? jsonReply({ text: "They take a while." }) : undefined;
  });
  const run = await edit([{ content: { style: "simple", content: "They take long." } }]);
  const { page, frame } = run;
  const writing = page.getByRole("dialog", { name: "Write" });
  const area = writing.getByRole("textbox", { name: "Text", exact: true });
  const tools = frame.getByRole("toolbar", { name: "Block tools" });
  await run.focusBlock("content");
  await tools.getByRole("button", { name: "Write" }).press("Enter");
  await area.waitFor();
  return {
    ...run,
    area,
    writing,
    remove: tools.getByRole("button", { name: "Remove" }),
    closeWriting: async () => {
      await page.goBack();
      await writing.waitFor({ state: "detached" });
    },
    /** Has a page written, to its endless heading. */
    writePage: async () => {
      await run.begin();
      await run.plan();
      await run.write();
      await run.made(/^Heading: Being written/).waitFor();
    },
  };
}

describe("while a page is written", () => {
  it("nothing can be changed, also once a text that was improved beside it is ready", async () => {
    const run = await openWriting();
    const { page, writing } = run;
    await run.closeWriting();
    await run.writePage();
    await page.goForward();
    await writing.getByRole("button", { name: "Improve", exact: true }).click();
    await page.getByRole("menuitem", { name: "Rewrite" }).click();
    const improving = page.getByRole("dialog", { name: "Rewrite" });
    await improving.getByRole("button", { name: "Accept" }).waitFor();
    await improving.getByRole("button", { name: "Cancel" }).click();
    await improving.waitFor({ state: "detached" });
    await run.closeWriting();
    await run.focusBlock("content");
    expect(await run.remove.getAttribute("aria-disabled")).toBe("true");
    await run.inBar("Stop");
    await expect.poll(() => run.remove.getAttribute("aria-disabled")).toBe(null);
    expect(run.problems).toEqual([]);
  });

  it("a picture that arrives for a text waits for it, and isn't lost", async () => {
    const run = await openWriting();
    const { page } = run;
    const isBegun = Promise.withResolvers<void>();
    await page.route("**/api/media?name=*", async (route) => {
      await isBegun.promise;
      await route.continue();
    });
    await run.area.press("ControlOrMeta+End");
    await page.evaluate(() => {
      const transfer = new DataTransfer();
      const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30z"/></svg>';
      transfer.items.add(new File([drawing], "week.svg", { type: "image/svg+xml" }));
      const paste = new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(paste);
    });
    await run.writing.getByText("week.svg").waitFor();
    await run.closeWriting();
    await run.writePage();
    const uploaded = page.waitForResponse(/\/api\/media\?name=/);
    isBegun.resolve();
    await (await uploaded).finished();
    expect(await run.draft()).not.toContain("/media/");
    await run.inBar("Stop");
    await expect.poll(run.draft).toMatch(/They take long\.\\n\\n!\[[^\]]*\]\(\/media\//);
    expect(run.problems).toEqual([]);
  });
});
