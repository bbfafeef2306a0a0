import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { startFakeProvider, type FakeProvider } from "../../scripts/lib/fake-provider/index.ts";
import { makePage } from "./admin-pages.ts";
import { ADMIN, requestSession } from "./admin-session.ts";
import { useBrowser } from "./browser.ts";
import { canvas, goToEditor, withSession } from "./editor-sessions.ts";
import { verbsOf } from "./editor-verbs.ts";
import { startSite, type ServerProcess } from "./server-process.ts";

/** A block that a model rewrites, and what it writes: nobody has said before that it is 40 %. */
export const OLD = {
  faq: { style: "simple", headline: "Old questions", items: [{ question: "Why?", answer: "So." }] },
};
export const NEW = {
  faq: {
    style: "modern",
    headline: "What schools ask first",
    items: [
      { question: "How long does a report take?", answer: "It saves 40 % of the time." },
      { question: "Who can see it?", answer: "Only your own team." },
    ],
  },
};

/** The server is slow to answer which models there are: people type before that. */
export async function tellModelsLate(page: Page): Promise<void> {
  await page.route("**/api/ai", async (route) => {
    await wait(500);
    await route.continue();
  });
}

type Options = Omit<BrowserContextOptions, "viewport"> & { width?: number; height?: number };

/**
 * Gives a suite its own site with a fake provider.
 * @param isSetUp whether the site knows the provider's key.
 * @param variables further ones of its environment.
 */
export function useAiSite(isSetUp = true, variables: Record<string, string> = {}) {
  const { open, openKept } = useBrowser();
  const own: { provider?: FakeProvider; site?: ServerProcess; session: { name: string; value: string }[] } = {
    session: [],
  };
  const provider = () => {
    if (!own.provider) throw new Error("The provider has not been started");
    return own.provider;
  };

  beforeAll(async () => {
    own.provider = await startFakeProvider();
    const keys = isSetUp ? { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: own.provider.url } : undefined;
    own.site = await startSite({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ...keys, ...variables });
    own.session = await requestSession(own.site.url);
  });
  afterEach(() => provider().reset());
  afterAll(async () => {
    await own.site?.stop();
    await provider().stop();
  });

  /** The admin's browser, which shows no page yet. */
  const openAdmin = ({ width = 1440, height = 900, ...options }: Options = {}) =>
    openKept({ baseURL: own.site?.url, ...withSession(own.session), viewport: { width, height }, ...options });

  /** Opens a new page in the editor, with the verbs of those who let a model write. */
  async function openPage(blocks: unknown[], options: Options = {}) {
    const opened = await openAdmin(options);
    const id = await makePage(opened.page, `/ai-${crypto.randomUUID()}`, blocks);
    await goToEditor(opened.page, id, opened.go);
    const { page } = opened;
    const frame = canvas(page);
    const generator = page.getByRole("dialog", { name: "Chat model block generator" });
    const context = generator.getByRole("textbox", { name: "Context" });
    const stopOf = (label: string) => frame.getByRole("button", { name: new RegExp(`^${label}, \\d+ of`) }).first();
    return {
      ...opened,
      ...verbsOf(page, id),
      frame,
      generator,
      tab: (name: string) => generator.getByRole("tab", { name, exact: true }),
      shownTab: () => generator.getByRole("tab", { selected: true }).textContent(),
      /** The raw reply. */
      raw: generator.getByRole("region", { name: "Raw response" }),
      preview: page.frameLocator('iframe[title="Generated block"]'),
      /** The opacity of a block on the page. */
      opacity: (type: string) =>
        frame.locator(`[data-block-type="${type}"]`).evaluate((one) => getComputedStyle(one).opacity),
      /** Selects the first block of a type and opens its generator with the keyboard. */
      openGenerator: async (label: string) => {
        await stopOf(label).focus();
        await page.keyboard.press("Alt+Shift+G");
        await context.waitFor();
      },
      generate: async (text = "For schools") => {
        await context.fill(text);
        await generator.getByRole("button", { name: /^Generate/ }).click();
      },
      /** Opens the form of the first block of a type. */
      edit: async (label: string) => {
        await stopOf(label).focus();
        await page.keyboard.press("Enter");
        return page.getByRole("dialog", { name: `Edit ${label}` });
      },
    };
  }

  return { open, openAdmin, openPage, provider, url: () => own.site?.url ?? "", folder: () => own.site?.folder ?? "" };
}

export type AiEditor = Awaited<ReturnType<ReturnType<typeof useAiSite>["openPage"]>>;
