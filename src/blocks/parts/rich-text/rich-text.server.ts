import { toHtml } from "hast-util-to-html";
import { LRUCache } from "lru-cache";
import { workerFile, WorkerThread } from "#shared/server";
import { cleanMarkup, type CleanMarkup, type Markup } from "./clean-markup.ts";
import { plainParagraph } from "./content-tree.ts";
import { contentHosts, contentToHtml, sanitiseSvg } from "./sanitise.ts";
import type { RichText } from "./rich-text.ts";

/** Characters of a page that are cleaned during rendering: a few milliseconds of work, however hostile they are. */
const AT_ONCE = 10_000;

const worker = new WorkerThread(workerFile(import.meta.url, "clean-markup.worker"), { seconds: 30, megabytes: 512 });
/** Code with a language, after a fence or in a class of HTML, is coloured, which only the worker can do. */
const NAMED_CODE = /(?:```|~~~)[ \t]*[\w+#-]|\blanguage-/;
/** What the worker cleaned, for the next rendering of the page. */
const cache = new LRUCache<string, CleanMarkup>({
  maxSize: 20_000_000,
  sizeCalculation: ({ html = "" }, key) => 1 + html.length + key.length,
});

/** The sanitiser for content that is known to be short. Code stays plain. */
export const richText: RichText = { toHtml: contentToHtml, hosts: contentHosts, drawing: sanitiseSvg };

const runWorker = (markup: Markup) => worker.run(markup) as Promise<CleanMarkup>;

/**
 * Cleans markup in the worker. Text that takes too long is shown with plain code, or else unformatted, and a drawing not at
 * all.
 */
async function cleanInWorker(markup: Markup): Promise<CleanMarkup> {
  if (markup.of !== "toHtml") return runWorker(markup).catch(() => ({}));
  return runWorker(markup)
    .catch(() => runWorker({ ...markup, plain: true }))
    .catch(() => ({ html: toHtml(plainParagraph(markup.source)) }));
}

/** The sanitiser during the rendering of one page: it gives what is cleaned, and records what isn't yet. */
class PageMarkup {
  readonly #cleaned = new Map<string, CleanMarkup>();
  readonly #lacking = new Map<string, Markup>();
  #left = AT_ONCE;

  readonly richText: RichText = {
    toHtml: (source, labels) => this.#clean({ of: "toHtml", source, labels }).html ?? "",
    hosts: (source) => this.#clean({ of: "hosts", source }).hosts ?? { img: [], frame: [] },
    drawing: (source, prefix) => this.#clean({ of: "drawing", source, prefix }).html,
  };

  #clean(markup: Markup): CleanMarkup {
    const key = JSON.stringify(markup);
    const known = this.#cleaned.get(key) ?? cache.get(key);
    if (known) return known;
    if (markup.of !== "hosts") this.#left -= markup.source.length;
    const isColored = markup.of === "toHtml" && NAMED_CODE.test(markup.source);
    if (this.#left >= 0 && !isColored) return cleanMarkup(markup);
    this.#lacking.set(key, markup);
    return {};
  }

  /** Cleans what was missing. @returns whether anything was. */
  async complete(): Promise<boolean> {
    const lacking = [...this.#lacking];
    this.#lacking.clear();
    for (const [key, markup] of lacking) {
      const clean = await cleanInWorker(markup);
      this.#cleaned.set(key, clean);
      cache.set(key, clean);
    }
    return lacking.length > 0;
  }
}

/**
 * Renders a page without blocking other requests: short markup is cleaned during rendering; otherwise the rest is cleaned
 * in a worker, and the page is rendered again.
 * @param render renders the page; it must request the same markup each time.
 */
export async function renderWithRichText<Page>(render: (richText: RichText) => Promise<Page>): Promise<Page> {
  const markup = new PageMarkup();
  const page = await render(markup.richText);
  return (await markup.complete()) ? render(markup.richText) : page;
}
