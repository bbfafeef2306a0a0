import { describe, expect, it } from "vitest";
import { forever, jsonReply, textReply } from "../../scripts/lib/fake-provider/index.ts";
import { ask, heroSaying, operate } from "./admin-pages.ts";
import { waitForState } from "./editor-sessions.ts";
import { COPY, usePageRuns } from "./page-runs.ts";

const { script, edit } = usePageRuns();

it("restores no version while it is written, and says why", async () => {
  script((type) => (type === "plan" ? undefined : jsonReply(COPY[type], { until: forever })));
  const run = await edit([heroSaying("Published")]);
  const { page, frame } = run;
  await ask(page, "POST", `/api/pages/${run.id}/publish`, {});
  const { body } = await ask(page, "GET", `/api/pages/${run.id}/draft`);
  await operate(page, run.id, [
    { type: "set", key: body.page.blocks[0].key, path: ["hero", "headline"], value: "Since then" },
  ]);
  await frame.getByRole("heading", { name: "Since then" }).waitFor();
  await run.begin();
  await run.plan();
  await run.write();
  const restore = page.getByRole("menuitem", { name: "Restore this version" });
  const openVersion = () => page.getByRole("button", { name: /^Actions for the version of/ }).click();
  await run.press("Version history");
  await openVersion();
  await expect.poll(() => restore.getAttribute("aria-disabled")).toBe("true");
  await restore.press("Enter");
  await page.getByText("A model is writing. Wait until it has finished, or stop it.").waitFor();
  expect(await run.saved()).toEqual([heroSaying("Since then")]);
  await page.getByRole("dialog", { name: "Version history" }).getByRole("button", { name: "Close" }).last().click();
  await run.inBar("Stop");
  await run.press("Version history");
  await openVersion();
  await expect.poll(() => restore.getAttribute("aria-disabled")).toBeNull();
  await restore.press("Enter");
  await expect.poll(run.saved).toEqual([heroSaying("Published")]);
  expect(run.problems).toEqual([]);
});

describe("the review", () => {
  it("accepts one, leaves one out, accepts the rest: one undo gives the same bytes as before", async () => {
    script();
    const run = await edit([heroSaying("Ours")]);
    const before = await run.draft();
    await run.writeAll();
    await run.made(/^FAQ/).getByRole("button", { name: "Accept FAQ" }).press("Enter");
    await run.frame.locator('[data-block-type="faq"][data-block-key]').waitFor();
    const focused = run.frame.locator(":focus");
    await expect.poll(() => focused.textContent()).toBe("Accept Newsletter");
    await run.page.keyboard.press("Shift+Tab");
    await run.page.keyboard.press("Enter");
    await run.page.getByText("Newsletter was left out").waitFor();
    await run.inBar("Accept all");
    await run.bar.waitFor({ state: "detached" });
    await waitForState(run.page, "Saved");
    expect((await run.saved()).flatMap((block) => Object.keys(block))).toEqual([
      "header",
      "hero",
      "heading",
      "faq",
      "content",
      "footer",
    ]);
    await run.press("Undo");
    await waitForState(run.page, "Saved");
    await expect.poll(run.draft).toBe(before);
    await expect.poll(() => run.page.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);
    await run.press("Redo");
    await expect.poll(async () => (await run.saved()).length).toBe(6);
    expect(run.problems).toEqual([]);
  });

  it.each([390, 768, 1440])("covers none of its own buttons, %i pixels wide", async (width) => {
    script((type) => (type === "plan" ? undefined : textReply("I can’t do that")), ["heading", "faq"]);
    const run = await edit([], { width, height: 800 });
    await run.page.getByRole("button", { name: "Generate page with AI" }).last().click();
    await run.plan();
    const add = run.dialog.getByRole("button", { name: "Add a block" });
    for (let count = 0; count < 5; count += 1) await add.click();
    const isBelow = async () => {
      const last = await run.dialog.getByRole("listitem").last().boundingBox();
      return ((await add.boundingBox())?.y ?? 0) >= (last?.y ?? 0) + (last?.height ?? 0);
    };
    await expect.poll(isBelow).toBe(true);
    for (let count = 0; count < 5; count += 1) {
      await run.dialog.getByRole("button", { name: "Remove Content" }).last().click();
    }
    await run.write();
    await run.bar.getByText("0 of 2 blocks written. Retry them, or reject the page.").waitFor();
    expect(await run.bar.getByRole("button", { name: "Accept all" }).count()).toBe(0);
    await run.made("Header: Shared with every page, not on this one yet").waitFor();
    for (const scrolled of [0, 20, 60]) {
      await run.frame.locator("html").evaluate((html, top) => {
        html.ownerDocument.defaultView?.scrollTo({ top, behavior: "instant" });
      }, scrolled);
      // Not forced: it fails where something else is on top.
      await run
        .made(/^Header/)
        .getByRole("button", { name: "Accept Header" })
        .click({ trial: true });
    }
    script(undefined, ["heading", "faq"]);
    await run.inBar("Retry 2 blocks");
    await run.bar.getByRole("button", { name: "Accept all" }).waitFor();
  });

  it("brings back what was left out by mistake, all of it too", async () => {
    script();
    const run = await edit();
    await run.writeAll();
    await run.inBar("Reject all");
    await run.bar.waitFor({ state: "detached" });
    await run.page.getByRole("button", { name: "Bring back" }).click();
    await expect.poll(run.states).toEqual(Array.from({ length: 6 }, () => "written"));
    expect(await run.saved()).toEqual([]);
  });

  it("marks what nobody said; the page can't be published before someone has confirmed it", async () => {
    script((type) => (type === "heading" ? jsonReply({ heading: { headline: "Made for 9,000 schools" } }) : undefined));
    const run = await edit();
    await run.writeAll();
    await run
      .made(/^Heading/)
      .getByText("“9,000 schools”")
      .waitFor();
    const marked = () =>
      run.frame.locator("body").evaluate((body) => {
        const view = body.ownerDocument.defaultView as Window & typeof globalThis;
        return [...(view.CSS.highlights.get("unconfirmed") ?? [])].map(String);
      });
    await expect.poll(marked).toEqual(["9,000 schools"]);
    await run.inBar("Accept all");
    await waitForState(run.page, "Saved");
    const publish = () => ask(run.page, "POST", `/api/pages/${run.id}/publish`, {});
    const refused = await publish();
    expect(refused.status).toBe(422);
    const [problem] = refused.body.error.problems;
    expect(problem).toMatchObject({ path: ["heading", "headline"] });
    await operate(run.page, run.id, [{ type: "annotate", key: problem.key, path: problem.path, text: null }]);
    expect((await publish()).status).toBe(200);
  });

  it("says what of a reply was left out or changed, also after a reload", async () => {
    script((type) => (type === "heading" ? jsonReply({ heading: { headline: 42, mood: "calm" } }) : undefined));
    const run = await edit();
    await run.writeAll();
    const notes = run.made(/^Heading/).getByRole("listitem");
    const expected = [
      "Heading: There is no field for this: “mood”.",
      "Headline: This was a number. It is used as text.",
    ];
    await expect.poll(() => notes.allTextContents()).toEqual(expected);
    await run.page.reload();
    await expect.poll(() => notes.allTextContents()).toEqual(expected);
  });

  it("takes the place of the page's blocks in one step", async () => {
    script(undefined, ["heading"]);
    const run = await edit([{ header: { shared: true } }, heroSaying("Old"), COPY.faq, { footer: { shared: true } }]);
    const before = await run.draft();
    await run.begin();
    await run.dialog.getByLabel("Where").selectOption("Replace the page’s blocks");
    await run.plan();
    await run.write();
    await run.made(/^Heading: Generated/).waitFor();
    await run.inBar("Accept all");
    await waitForState(run.page, "Saved");
    await expect.poll(run.types).toEqual(["header", "heading", "footer"]);
    await run.press("Undo");
    await expect.poll(run.draft).toBe(before);
  });

  it("loses nothing of what someone else does meanwhile, and lands where it is shown", async () => {
    script((type) => (type === "content" ? jsonReply(COPY.content, { firstDelay: 3000 }) : undefined));
    const run = await edit([heroSaying("Ours"), { footer: { shared: true } }]);
    await run.begin();
    await run.plan();
    await run.write();
    await run.made(/^Heading: Generated/).waitFor();
    const { body } = await ask(run.page, "GET", `/api/pages/${run.id}/draft`);
    const [hero] = body.page.blocks;
    await operate(run.page, run.id, [
      { type: "set", key: hero.key, path: ["hero", "headline"], value: "Theirs" },
      { type: "insert", key: "theirs", after: hero.key, block: { heading: { headline: "Also theirs" } } },
    ]);
    await run.frame.getByRole("heading", { name: "Also theirs" }).waitFor();
    await run.made(/^Content: Generated/).waitFor();
    await run.inBar("Accept all");
    await waitForState(run.page, "Saved");
    const words = [
      "header",
      "Theirs",
      "Reading for all",
      "Asked first",
      "Stay in touch",
      "content",
      "Also theirs",
      "footer",
    ];
    const saved = await run.saved();
    const saying = saved.map((block) => {
      const [[type, content] = ["", {}]] = Object.entries(block);
      return (content as { headline?: string }).headline ?? type;
    });
    expect(saying).toEqual(words);
    await run.press("Undo");
    await expect
      .poll(run.saved)
      .toEqual([heroSaying("Theirs"), { heading: { headline: "Also theirs" } }, { footer: { shared: true } }]);
  });
});
