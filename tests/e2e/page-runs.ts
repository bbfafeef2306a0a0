import { jsonReply, type Behaviour } from "../../scripts/lib/fake-provider/index.ts";
import { ask, makePage } from "./admin-pages.ts";
import { useAiSite } from "./ai-editors.ts";
import type { Opened } from "./browser.ts";
import { verbsOf } from "./editor-verbs.ts";

/** The blocks of a planned page. */
export const PLAN = ["heading", "faq", "newsletter", "content"];
/** What a model writes of each type. */
export const COPY: Record<string, unknown> = {
  heading: { heading: { headline: "Reading for all" } },
  faq: { faq: { style: "simple", headline: "Asked first", items: [{ question: "Who?", answer: "Everybody." }] } },
  newsletter: { newsletter: { headline: "Stay in touch" } },
  content: { content: { style: "simple", content: "A long text for parents." } },
};
type Request = { schema?: { name?: string } };

/** @returns what a model was asked for: "plan", or the type of a block. */
export function typeIn({ schema }: Request): string {
  return schema?.name ?? "";
}

/** An editor with the verbs of those who have a page written. */
export function runIn(opened: Opened, id: string) {
  const { page } = opened;
  const dialog = page.getByRole("dialog", { name: "Generate page with AI" });
  const bar = page.getByRole("region", { name: "Generated page" });
  const frame = page.frameLocator("iframe[title=Page]");
  const made = (name: string | RegExp) => frame.getByRole("group", { name });
  const line = (type: string) =>
    dialog.getByRole("listitem").filter({ has: page.locator(`option:checked[value="${type}"]`) });
  return {
    ...opened,
    ...verbsOf(page, id),
    dialog,
    bar,
    frame,
    made,
    line,
    /** The labels of what is generated and not decided on, in its order on the canvas. */
    order: () => frame.locator("[data-generated] strong").allTextContents(),
    states: () => frame.locator("[data-generated]").evaluateAll((all) => all.map((one) => one.dataset.state)),
    begin: () =>
      page.getByRole("group", { name: "Page tools" }).getByRole("button", { name: "Generate page with AI" }).click(),
    plan: async (context = "A school in Leeds") => {
      await dialog.getByRole("textbox", { name: "Context" }).fill(context);
      await dialog.getByRole("button", { name: "Plan the page" }).click();
      await dialog.getByRole("button", { name: "Write the page" }).waitFor();
    },
    write: () => dialog.getByRole("button", { name: "Write the page" }).click(),
    inBar: (name: string) => bar.getByRole("button", { name }).click(),
    draft: async () => {
      const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
      return JSON.stringify(body.page);
    },
  };
}

/** A separate site with a scripted provider, and the editor on pages of it. */
export function usePageRuns() {
  const site = useAiSite();
  const { provider } = site;

  /** Answers with a plan and with copy; `own` decides about what it names. */
  function script(own: (type: string, count: number) => Behaviour | undefined = () => undefined, plan = PLAN): void {
    const counts = new Map<string, number>();
    provider().reply((request) => {
      const type = typeIn(request);
      const count = (counts.get(type) ?? 0) + 1;
      counts.set(type, count);
      const planned = { blocks: plan.map((one) => ({ type: one, purpose: `About ${one}` })) };
      return own(type, count) ?? jsonReply(type === "plan" ? planned : COPY[type]);
    });
  }

  /** Opens a new page in the editor. */
  async function edit(blocks: unknown[] = [], size: { width?: number; height?: number } = {}) {
    const opened = await site.openAdmin(size);
    const id = await makePage(opened.page, `/run-${crypto.randomUUID()}`, blocks);
    await opened.go(`/admin/pages/${id}/edit`);
    await opened.page.getByRole("button", { name: "Undo" }).waitFor();
    const run = runIn(opened, id);
    return {
      ...run,
      /** Has the whole page written, to the review. */
      writeAll: async () => {
        await run.begin();
        await run.plan();
        await run.write();
        await run.bar.getByRole("button", { name: "Accept all" }).waitFor();
      },
    };
  }

  return { ...site, script, edit };
}

/** @returns the labels with those of the site's shared ends around them. */
export function inFrame(labels: readonly string[]): string[] {
  return ["Header", ...labels, "Footer"];
}
