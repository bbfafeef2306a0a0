import { describe, expect, it } from "vitest";
import { forever, jsonReply, statusReply, textReply } from "../../scripts/lib/fake-provider/index.ts";
import { ask, heroSaying, operate } from "./admin-pages.ts";
import { tellModelsLate } from "./ai-editors.ts";
import { faults } from "./axe.ts";
import { waitForState } from "./editor-sessions.ts";
import { waitForFocus } from "./focus.ts";
import { watchTops } from "./loading.ts";
import { COPY, inFrame, PLAN, typeIn, usePageRuns } from "./page-runs.ts";

const { provider, script, edit } = usePageRuns();

/** Waits until the provider has been asked for each of these blocks, so that a later request is a second one. */
async function asked(...types: string[]): Promise<void> {
  await expect.poll(() => provider().requests.map(typeIn)).toEqual(expect.arrayContaining(types));
}

describe("a page that a model writes", () => {
  it("is planned first: the outline comes while it is made, and is changed with the keyboard", async () => {
    const looked = Promise.withResolvers<void>();
    const planned = { blocks: PLAN.map((one) => ({ type: one, purpose: `About ${one}` })) };
    script((type) => (type === "plan" ? jsonReply(planned, { chunkSize: 12, until: looked.promise }) : undefined));
    const run = await edit();
    const { page, dialog, line } = run;
    await tellModelsLate(page);
    await page.getByRole("button", { name: "Generate page with AI" }).last().click();
    await dialog.getByRole("textbox", { name: "Context" }).fill("A school in Leeds");
    await dialog.getByRole("textbox", { name: "Tone" }).fill("calm");
    await page.keyboard.press("Enter");
    await dialog.getByText("The page is being planned").waitFor();
    await line("heading").waitFor();
    expect(await line("content").count()).toBe(0);
    looked.resolve();
    await dialog.getByText("4 blocks planned, plus the site’s header and footer.").waitFor();
    await waitForFocus(dialog.getByRole("list", { name: "Outline" }));
    expect(await page.getByText("4 blocks").count()).toBe(1);
    expect(await faults(page)).toEqual([]);
    const focused = () => page.locator(":focus").getAttribute("aria-label");
    await line("content").getByRole("button", { name: "Move Content up" }).press("Enter");
    await expect.poll(focused).toBe("Move Content up");
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("Move Content up");
    expect(await page.getByText("Content moved to position 3 of 6").count()).toBe(1);
    await line("newsletter").getByRole("button", { name: "Remove Newsletter" }).press("Enter");
    await line("faq").getByRole("textbox").fill("What parents of shy children ask");
    await dialog.getByRole("button", { name: "Add a block" }).press("Enter");
    await dialog.locator("select:focus").waitFor();
    await page.keyboard.press("V");
    await run.write();
    await run.bar.getByRole("button", { name: "Accept all" }).waitFor();
    await expect.poll(run.order).toEqual(inFrame(["Heading", "Content", "FAQ"]).toSpliced(-1, 0, "Video"));
    const faq = provider().requests.find((request) => typeIn(request) === "faq");
    const prompt = faq?.texts.join("\n") ?? "";
    for (const words of ["What parents of shy children ask", "A school in Leeds", "calm", "About heading"]) {
      expect(prompt).toContain(words);
    }
    expect(await run.saved()).toEqual([]);
  });

  it("streams onto the canvas in order, while nothing is in the draft", async () => {
    const long = { heading: { headline: "Reading for all children of Leeds and of the villages around" } };
    const looked = Promise.withResolvers<void>();
    const heard = Promise.withResolvers<void>();
    script((type) => {
      if (type === "plan") return undefined;
      if (type === "heading") return jsonReply(long, { chunkSize: 2, until: looked.promise });
      return jsonReply(COPY[type], { until: heard.promise });
    });
    const run = await edit();
    await run.begin();
    await run.plan();
    await run.write();
    await run
      .made(/^Heading: Being written/)
      .getByText("Read")
      .waitFor();
    await expect.poll(run.states).toEqual(["written", "writing", "writing", "writing", "waiting", "written"]);
    await expect.poll(run.order).toEqual(inFrame(["Heading", "FAQ", "Newsletter", "Content"]));
    looked.resolve();
    const progress = run.page.getByRole("progressbar", { name: "Blocks written" });
    await expect.poll(run.said).toBe("Block 1 of 4 written");
    await expect.poll(() => progress.getAttribute("aria-valuetext")).toBe("1 of 4 blocks written");
    heard.resolve();
    await run.bar.getByRole("button", { name: "Accept all" }).waitFor();
    await expect.poll(() => progress.getAttribute("aria-valuenow")).toBe("4");
    await expect.poll(() => run.bar.getByText(/tokens/).textContent()).toMatch(/^[\d,]+ tokens, (?:under )?\$/);
    await expect.poll(run.said).toBe("4 of 4 blocks written. Accept or reject them.");
    const content = provider().requests.find((request) => typeIn(request) === "content");
    // What others say already is told, so that no copy repeats it.
    expect(content?.texts.join("\n")).toContain("Reading for all");
    expect(await run.saved()).toEqual([]);
    expect(await faults(run.page)).toEqual([]);
    expect(run.problems).toEqual([]);
  });

  it("lets nobody remove, edit, move or add here while it is written; others can continue, and Stop ends it", async () => {
    const partial = { heading: { headline: "Reading for all children of Leeds. ".repeat(15) } };
    script((type) => (type === "heading" ? jsonReply(partial, { chunkSize: 40, until: forever }) : undefined));
    const before = [heroSaying("Ours"), { faq: { style: "simple", headline: "Questions" } }];
    const run = await edit(before);
    const { page, frame } = run;
    await run.focusBlock("hero");
    await page.keyboard.press("Enter");
    const form = page.getByRole("dialog", { name: "Edit Hero" });
    await form.getByRole("textbox", { name: "Headline" }).waitFor();
    await run.begin();
    await run.plan();
    await run.write();
    await run.made(/^Heading: Being written/).waitFor();
    const writing = run.made(/^Heading: Being written/).locator(".bwe-made-page");
    await expect.poll(() => writing.evaluate((one) => getComputedStyle(one).opacity)).toBe("0.5");
    await form.getByText("A model is writing. Wait until it has finished, or stop it.").waitFor();
    expect(await form.locator("div[inert]").count()).toBe(1);
    expect(await faults(page)).toEqual([]);
    await run.focusBlock("hero");
    for (const name of ["Remove", "Edit", "Move up", "Move down", "Generate with AI"]) {
      const tool = frame.getByRole("toolbar", { name: "Block tools" }).getByRole("button", { name });
      expect(await tool.getAttribute("aria-disabled")).toBe("true");
      await tool.press("Enter");
    }
    await run.focusBlock("hero");
    for (const keys of ["Delete", "Alt+ArrowDown", "Control+d", "Control+x", "Control+z", "Enter", "Control+Enter"]) {
      await page.keyboard.press(keys);
    }
    await page.getByText("A model is writing.").last().waitFor();
    await frame.getByRole("button", { name: "Add block" }).last().click({ force: true });
    expect(await page.getByRole("dialog").count()).toBe(1);
    for (const name of ["Undo", "Redo", "Set template"]) {
      expect(await page.getByRole("button", { name }).getAttribute("aria-disabled")).toBe("true");
    }
    await frame.getByRole("heading", { name: "Ours" }).click();
    await frame.getByRole("heading", { name: "Ours" }).click();
    expect(await frame.locator("bwe-text").count()).toBe(0);
    const { body } = await ask(page, "GET", `/api/pages/${run.id}/draft`);
    await operate(page, run.id, [
      { type: "set", key: body.page.blocks[0].key, path: ["hero", "headline"], value: "Theirs" },
    ]);
    await frame.getByRole("heading", { name: "Theirs" }).waitFor();
    expect(await run.saved()).toEqual([heroSaying("Theirs"), before[1]]);
    await form.getByRole("button", { name: "Stop" }).click();
    await expect.poll(() => form.locator("div[inert]").count()).toBe(0);
    await run.focusBlock("faq");
    await page.keyboard.press("Delete");
    await expect.poll(run.saved).toEqual([heroSaying("Theirs")]);
    expect(run.problems).toEqual([]);
  });

  it("is seen where it is written, after what is on the page", async () => {
    script((type) => (type === "plan" ? undefined : jsonReply(COPY[type], { firstDelay: 2000 })));
    const tall = { content: { style: "simple", content: "A paragraph.\n\n".repeat(60) } };
    const run = await edit([tall, tall]);
    await run.begin();
    await run.plan();
    await run.write();
    const top = async () => (await run.made(/^Heading: /).boundingBox())?.y ?? 0;
    await expect.poll(top).toBeGreaterThan(0);
    await expect.poll(top).toBeLessThan(600);
    await run.bar.getByRole("button", { name: "Accept all" }).waitFor();
  });

  it("keeps the others when one fails twice; Retry writes it", async () => {
    script((type, count) => {
      if (type !== "faq" || count > 2) return undefined;
      return count === 1 ? jsonReply(COPY.faq, { end: "error" }) : textReply("I can’t do that");
    });
    const run = await edit();
    const spent = async () => (await ask(run.page, "GET", "/api/ai/usage")).body.month.tokens;
    const before = await spent();
    await run.writeAll();
    const isSum = async () => {
      const tokens = new Intl.NumberFormat("en").format((await spent()) - before);
      return (await run.bar.getByText(/tokens/).textContent())?.includes(`${tokens} tokens, `);
    };
    await expect.poll(isSum).toBe(true);
    await expect.poll(run.states).toEqual(["written", "written", "failed", "written", "written", "written"]);
    await run.made("FAQ: Not written: Could not parse response").getByRole("button", { name: "Retry FAQ" }).click();
    await run
      .made(/^FAQ: Generated/)
      .getByText("Asked first")
      .waitFor();
    expect(provider().requests.filter((request) => typeIn(request) === "faq")).toHaveLength(3);
  });

  it("stops: what is written stays, the rest is written when it is asked for", async () => {
    const own = (type: string, count: number) =>
      ["plan", "heading"].includes(type) || count > 1 ? undefined : jsonReply(COPY[type], { firstDelay: 30_000 });
    script(own);
    const run = await edit();
    await run.begin();
    await run.plan();
    await run.write();
    await run.made(/^Heading: Generated/).waitFor();
    await asked("faq", "newsletter", "content");
    await run.inBar("Stop");
    await expect.poll(run.states).toEqual(["written", "written", "stopped", "stopped", "stopped", "written"]);
    const begun = provider().requests.filter((request) => ["faq", "newsletter"].includes(typeIn(request)));
    expect(await Promise.all(begun.map(({ ended }) => ended))).toEqual(["client left", "client left"]);
    await run.inBar("Retry 3 blocks");
    await run.made(/^Content: Generated/).waitFor();
  });

  it("survives a reload: what was under way is stopped, the rest can be accepted", async () => {
    script((type, count) =>
      type === "content" && count === 1 ? jsonReply(COPY.content, { firstDelay: 30_000 }) : undefined,
    );
    const run = await edit();
    await run.begin();
    await run.plan();
    await run.write();
    await expect.poll(run.states).toEqual(["written", "written", "written", "written", "writing", "written"]);
    await asked("content");
    const tops = await watchTops(run.page, "[data-generated]");
    await run.page.reload();
    await expect.poll(run.states).toEqual(["written", "written", "written", "written", "stopped", "written"]);
    await run.frame.getByText("Asked first").waitFor();
    expect(await tops()).toHaveLength(1);
    const before = provider().requests.length;
    await run.made("Content: Not written: stopped").getByRole("button", { name: "Retry Content" }).click();
    await run.made(/^Content: Generated/).waitFor();
    expect(provider().requests).toHaveLength(before + 1);
    await run.inBar("Accept all");
    await waitForState(run.page, "Saved");
    await expect.poll(run.types).toEqual(["header", "heading", "faq", "newsletter", "content", "footer"]);
    await run.page.reload();
    await run.frame.locator("[data-block-key]").first().waitFor();
    expect(await run.frame.locator("[data-generated]").count()).toBe(0);
  });
});

describe("on a phone", () => {
  it("fits, in dark and light", async () => {
    script();
    const run = await edit([], { width: 390, height: 844 });
    await run.page.getByRole("button", { name: "Generate page with AI" }).last().click();
    expect(await faults(run.page)).toEqual([]);
    await run.plan();
    expect(await faults(run.page)).toEqual([]);
    await run.write();
    await run.bar.getByRole("button", { name: "Accept all" }).waitFor();
    expect(await faults(run.page)).toEqual([]);
    expect(await run.frame.locator("html").evaluate((html) => html.scrollWidth <= html.clientWidth)).toBe(true);
    expect(await run.page.locator("html").evaluate((html) => html.scrollWidth <= html.clientWidth)).toBe(true);
  });

  it("says in a sentence why there is no plan", async () => {
    provider().reply(statusReply(401));
    const run = await edit();
    await run.begin();
    await run.dialog.getByRole("textbox", { name: "Context" }).fill("A school");
    await run.dialog.getByRole("button", { name: "Plan the page" }).click();
    await run.dialog.getByRole("alert").waitFor();
    expect(await run.dialog.getByRole("textbox", { name: "Context" }).inputValue()).toBe("A school");
  });
});
