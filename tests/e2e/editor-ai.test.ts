import { describe, expect, it } from "vitest";
import {
  cutConnection,
  emptyBody,
  forever,
  jsonReply,
  refusal,
  statusReply,
  textReply,
  type Behaviour,
} from "../../scripts/lib/fake-provider/index.ts";
import { NEW, OLD, tellModelsLate, useAiSite, type AiEditor } from "./ai-editors.ts";
import { faults } from "./axe.ts";

const { openPage, provider } = useAiSite();

const HEADING = { heading: { headline: "A heading of this page" } };

/** What a page shows of a failed generation. */
async function waitForFailure(editor: AiEditor, text: string | RegExp): Promise<void> {
  await editor.generator.getByRole("alert").filter({ hasText: text }).waitFor();
  await expect.poll(editor.shownTab).toBe("Response");
  await expect.poll(() => editor.generator.locator('[data-status="error"]').count()).toBe(1);
  expect(await editor.generator.getByRole("button", { name: "Accept" }).count()).toBe(0);
  await editor.tab("Generated Block").click();
  await editor.generator.getByText("No block generated").waitFor();
  await editor.generator.getByText("Please generate a block first").waitFor();
}

/** How many places are marked in the preview. */
function countMarks(): number | undefined {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Generated block"]');
  const view = frame?.contentDocument?.defaultView;
  return view?.CSS.highlights.get("unconfirmed")?.size;
}

describe("the block generator", () => {
  it("writes a block, shows what nobody has confirmed, and changes it once it is accepted: one step back", async () => {
    const editor = await openPage([OLD]);
    provider().reply(jsonReply(NEW));
    await editor.openGenerator("FAQ");
    await expect.poll(editor.shownTab).toBe("Generate");
    expect(await faults(editor.page)).toEqual([]);
    await editor.press("Cancel");
    await tellModelsLate(editor.page);
    await editor.openGenerator("FAQ");
    await editor.generator.getByRole("textbox", { name: "Context" }).fill("For schools");
    const tone = editor.generator.getByRole("textbox", { name: "Tone" });
    await tone.fill("Calm");
    await tone.press("Enter");
    await editor.generator.getByText("The block is written").waitFor();
    await expect.poll(editor.shownTab).toBe("Generated Block");
    await editor.preview.getByRole("heading", { name: "What schools ask first", includeHidden: true }).waitFor();
    const unconfirmed = editor.generator.getByRole("region", { name: "Nobody has confirmed this yet" });
    await expect
      .poll(() => unconfirmed.getByRole("listitem").allTextContents())
      .toEqual([expect.stringMatching(/^Question 1 \(“How long .* › Answer: “40 %”$/)]);
    await expect.poll(() => editor.page.evaluate(countMarks)).toBe(1);
    expect(await faults(editor.page)).toEqual([]);
    expect(await editor.saved()).toEqual([OLD]);
    await editor.tab("Response").click();
    await expect.poll(() => editor.raw.textContent()).toBe(JSON.stringify(NEW));
    await editor.press("Accept");
    await editor.generator.waitFor({ state: "detached" });
    await editor.frame.getByRole("heading", { name: "What schools ask first" }).waitFor();
    await expect.poll(editor.saved).toEqual([NEW]);
    await editor.press("Undo");
    await expect.poll(editor.saved).toEqual([OLD]);
    const asked = provider().requests[0]?.texts.join("\n");
    for (const known of ["For schools", "Calm", "Old questions"]) expect(asked).toContain(known);
    expect(editor.problems).toEqual([]);
  });

  it("shows the block as it grows, at half opacity on the page, with every tool off", async () => {
    const editor = await openPage([OLD, HEADING]);
    const looked = Promise.withResolvers<void>();
    provider().reply(jsonReply(NEW, { chunkSize: 12, delay: 20, until: looked.promise }));
    await editor.openGenerator("FAQ");
    await editor.generate();
    await editor.generator.getByText("The model is writing").waitFor();
    await expect.poll(editor.shownTab).toBe("Response");
    await expect.poll(() => editor.raw.textContent()).toContain('"headline"');
    await editor.tab("Generated Block").click();
    await editor.preview.getByRole("heading", { name: /^What/, includeHidden: true }).first().waitFor();
    expect(await editor.generator.locator('[data-status="loading"]').count()).toBe(1);
    await expect.poll(() => editor.opacity("faq")).toBe("0.5");
    const tools = editor.frame.getByRole("toolbar", { name: "Block tools", includeHidden: true }).first();
    await expect.poll(() => tools.getByRole("button", { includeHidden: true }).count()).toBe(6);
    const adds = editor.frame.getByRole("button", { name: "Add block", includeHidden: true });
    for (const buttons of [tools.getByRole("button", { includeHidden: true }), adds]) {
      const off = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute("aria-disabled")));
      expect(new Set(off)).toEqual(new Set(["true"]));
    }
    looked.resolve();
    await editor.generator.getByText("The block is written").waitFor();
    await expect.poll(() => editor.opacity("faq")).toBe("1");
    expect(editor.problems).toEqual([]);
  });

  it("stops at Cancel, also at the provider, and leaves the block alone; the context is remembered", async () => {
    const editor = await openPage([OLD]);
    provider().reply(jsonReply(NEW, { chunkSize: 4, until: forever }));
    await editor.openGenerator("FAQ");
    await editor.generate("A context to remember");
    await expect.poll(() => editor.raw.textContent()).toContain("{");
    await editor.press("Cancel");
    await expect.poll(editor.shownTab).toBe("Generate");
    expect(await provider().requests[0]?.ended).toBe("client left");
    expect(await editor.saved()).toEqual([OLD]);
    await editor.press("Cancel");
    await editor.generator.waitFor({ state: "detached" });
    await expect.poll(() => editor.page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
    await editor.openGenerator("FAQ");
    const context = editor.generator.getByRole("textbox", { name: "Context" });
    expect(await context.inputValue()).toBe("A context to remember");
    await editor.generate("Once more");
    await expect.poll(() => provider().requests.length).toBe(2);
    await expect.poll(() => editor.raw.textContent()).toContain("{");
    await editor.page.keyboard.press("Escape");
    await editor.generator.waitFor({ state: "detached" });
    expect(await provider().requests[1]?.ended).toBe("client left");
    await expect.poll(() => editor.opacity("faq")).toBe("1");
    expect(editor.problems).toEqual([]);
  });

  it("takes a reply inside of a code fence", async () => {
    const editor = await openPage([OLD]);
    provider().reply(textReply(`Here it is:\n\`\`\`json\n${JSON.stringify(NEW, null, 2)}\n\`\`\`\n`));
    await editor.openGenerator("FAQ");
    await editor.generate();
    await editor.press("Accept");
    await expect.poll(editor.saved).toEqual([NEW]);
  });

  const HALF = JSON.stringify(NEW).slice(0, 80);
  it.each<[string, Behaviour, string | RegExp]>([
    ["a reply that is cut in the middle", textReply(HALF), "Could not parse response"],
    ["another block's content", jsonReply({ hero: { headline: "x" } }), "Could not parse response"],
    ["wrong types", jsonReply({ faq: { headline: ["x"], items: "none" } }), "Could not parse response"],
    ["prose", textReply("I'd rather not."), "Could not parse response"],
    ["a refusal", refusal(), /The model declined to answer\.$/],
    ["a wrong key (401)", statusReply(401), "Bad Gateway: The AI provider refused the key."],
    ["too many questions (429)", statusReply(429, { "retry-after": "0" }), /^Bad Gateway: The AI provider is busy\./],
    ["a failing provider (500)", statusReply(500), /^Bad Gateway: The AI provider failed with status 500\./],
    ["a lost connection", cutConnection, /^Bad Gateway: The connection to the AI provider failed\./],
    ["an answer without a body", emptyBody, /No data$/],
    [
      "a connection that is lost on the way",
      textReply(HALF, { end: "cut" }),
      /^The connection to the AI provider failed\./,
    ],
  ])("says so and leaves the block alone: %s", async (_case, behaviour, text) => {
    const editor = await openPage([OLD]);
    provider().reply(behaviour);
    await editor.openGenerator("FAQ");
    await editor.generate();
    await waitForFailure(editor, text);
    expect(await editor.saved()).toEqual([OLD]);
  });

  it.each([
    ["an empty answer", { status: 200, body: "" }, "No data"],
    ["the page of a proxy", { status: 502, body: "upstream is down" }, "Bad Gateway: upstream is down"],
    ["half an answer", { status: 200, body: '{"text":"{"}\n{"text' }, /^The connection was lost before the reply/],
    ["none at all", undefined, /^The server can’t be reached\./],
  ])("says what came instead of a reply, and leaves the block alone: %s", async (_case, answer, text) => {
    const editor = await openPage([OLD]);
    await editor.page.route("**/api/ai/generate", (route) => (answer ? route.fulfill(answer) : route.abort()));
    await editor.openGenerator("FAQ");
    await editor.generate();
    await waitForFailure(editor, text);
    expect(await editor.saved()).toEqual([OLD]);
  });

  it("that was opened without a connection can be used once there is one", async () => {
    const editor = await openPage([OLD]);
    await editor.page.route("**/api/ai", (route) => route.abort());
    await editor.openGenerator("FAQ");
    await editor.generator.getByText("The server can’t be reached.").waitFor();
    await editor.page.unroute("**/api/ai");
    await editor.page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect.poll(() => editor.generator.getByRole("button", { name: "Generate" }).isEnabled()).toBe(true);
    expect(await editor.generator.getByText("The server can’t be reached.").count()).toBe(0);
  });

  it("says 'Block not supported' in a toast and in the dialog", async () => {
    const editor = await openPage([{ rowsNew: { style: "form" } }, HEADING]);
    await editor.openGenerator("New row");
    await editor.generate();
    await editor.page.locator("[data-sonner-toast]").getByRole("alert").getByText("Block not supported").waitFor();
    await editor.generator.getByRole("alert").getByText("Block not supported").waitFor();
    expect(provider().requests).toHaveLength(0);
  });

  it("works on a phone, in dark too", async () => {
    const editor = await openPage([OLD], { width: 390, height: 800 });
    provider().reply(jsonReply(NEW));
    await editor.openGenerator("FAQ");
    await editor.generate();
    await editor.generator.getByText("The block is written").waitFor();
    expect(await faults(editor.page)).toEqual([]);
    expect(await editor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
