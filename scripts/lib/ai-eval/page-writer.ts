import { findClaims, readBlockReply, readPartialBlock, readPlan, taskSchema, type Task } from "#ai";
import { ModelError, priceOf, promptFor, TEMPERATURE, type ChatModels, type TokenCount } from "#ai/server";
import { joinTexts } from "../../../src/editor/generator/page-context.ts";
import { keptGrounding } from "../../../src/editor/page-run/run-grounding.ts";
import { beginWriting, planBegan, planWritten } from "../../../src/editor/page-run/outline-steps.ts";
import {
  blockWritten,
  callBegan,
  callFailed,
  newRun,
  nextBlocks,
  type Run,
  type RunBlock,
} from "../../../src/editor/page-run/run-state.ts";
import { blockTask, planTask } from "../../../src/editor/page-run/tasks.ts";
import type { PagePrompt } from "./page-prompt.ts";

/** The result of writing one page. */
export type PageRecord = {
  name: string;
  /** Blocks of the plan; 0 when there was none. */
  planned: number;
  written: number;
  /** Blocks that needed a second request. */
  repaired: number;
  /** Addresses and other values that were left out of replies. */
  leftOut: number;
  /** Claims that people haven't made. */
  claims: number;
  inputTokens: number;
  outputTokens: number;
  /** US dollars; undefined where the model's price isn't known. */
  cost: number | undefined;
  /** From the request for the plan until a first part of a block could be rendered. */
  firstBlockMs: number | undefined;
  pageMs: number;
  /** What is missing, and why: "faq: REFUSED". */
  failures: string[];
};

const NOTHING = {
  planned: 0,
  written: 0,
  repaired: 0,
  leftOut: 0,
  claims: 0,
  inputTokens: 0,
  outputTokens: 0,
  cost: 0,
  firstBlockMs: undefined,
  pageMs: 0,
};

const DRAFT = { metaTags: [], annotations: [], blocks: [] };
/** Failures that every other page would have too. */
const FATAL: ReadonlySet<string> = new Set(["NOT_CONFIGURED", "INVALID_MODEL", "AUTHENTICATION"]);

const codeOf = (error: unknown) => (error instanceof ModelError ? error.code : String(error));

/** Has one page planned and written as the editor does, and counts. */
class PageWriter {
  readonly #models: ChatModels;
  readonly #model: string;
  readonly #prompt: PagePrompt;
  readonly #facts: string[];
  readonly #grounding = keptGrounding();
  readonly #began = performance.now();
  readonly record: PageRecord;
  #run: Run;
  #keys = 0;

  constructor(models: ChatModels, model: string, prompt: PagePrompt) {
    const { context, tone = "", site } = prompt;
    this.#models = models;
    this.#model = model;
    this.#prompt = prompt;
    this.#facts = [site.siteName, site.description ?? "", ...site.facts].filter(Boolean);
    this.#run = planBegan(newRun("run", { context, tone, model, where: "end" }));
    this.record = { ...NOTHING, name: prompt.name, failures: [] };
  }

  async write(): Promise<void> {
    await this.#plan();
    await this.#goOn();
    this.record.pageMs = performance.now() - this.#began;
  }

  async #plan(): Promise<void> {
    try {
      const plan = readPlan(await this.#ask(planTask(this.#run, DRAFT)));
      if (!plan.ok) return void this.record.failures.push(`plan: ${plan.error.code}`);
      const ends = { header: false, footer: false };
      this.#run = planWritten(this.#run, plan.value.blocks, ends, () => `k${(this.#keys += 1)}`);
      this.#run = beginWriting(this.#run, { after: null, replaces: [] });
      this.record.planned = this.#run.blocks.length;
    } catch (error) {
      if (FATAL.has(codeOf(error))) throw error;
      this.record.failures.push(`plan: ${codeOf(error)}`);
    }
  }

  async #goOn(): Promise<void> {
    await Promise.all(nextBlocks(this.#run).map((block) => this.#write(block)));
  }

  async #write({ key, type }: RunBlock): Promise<void> {
    this.#run = callBegan(this.#run, key);
    const block = this.#run.blocks.find((one) => one.key === key);
    if (!block) return;
    const fault = await this.#writeOnce(block).catch(codeOf);
    if (fault !== undefined) this.#run = callFailed(this.#run, key, block.calls, fault);
    else if (block.calls > 1) this.record.repaired += 1;
    if (this.#run.blocks.some((one) => one.key === key && one.state === "failed"))
      this.record.failures.push(`${type}: ${fault}`);
    await this.#goOn();
  }

  /** @returns the problem with the reply. */
  async #writeOnce(block: RunBlock): Promise<string | undefined> {
    const { key, type, calls } = block;
    const known = this.#grounding(this.#run, DRAFT, this.#facts);
    const around = { known: joinTexts(known) };
    const text = await this.#ask(blockTask(this.#run, block, DRAFT), (part) => {
      if (this.record.firstBlockMs === undefined && readPartialBlock(part, type, around))
        this.record.firstBlockMs = performance.now() - this.#began;
    });
    const read = readBlockReply(text, type, around);
    if (!read.ok) return read.error.code;
    const claims = findClaims(read.value.block, known);
    this.record.written += 1;
    this.record.leftOut += read.value.notes.length;
    this.record.claims += claims.length;
    this.#run = blockWritten(this.#run, key, calls, { block: read.value.block, claims });
    return undefined;
  }

  async #ask(task: Task, onText: (text: string) => void = () => {}): Promise<string> {
    const { language, site } = this.#prompt;
    const prompt = await promptFor(taskSchema.parse({ language, ...task }), site);
    if (!prompt.ok) throw new Error(prompt.error.code);
    const request = { ...prompt.value, model: this.#model, temperature: TEMPERATURE };
    let text = "";
    try {
      for await (const part of this.#models.stream(request)) {
        if (part.type === "end") this.#spend(part.tokens);
        else onText((text += part.text));
      }
      return text;
    } catch (error) {
      if (error instanceof ModelError && error.tokens) this.#spend(error.tokens);
      throw error;
    }
  }

  #spend(tokens: TokenCount): void {
    const { record } = this;
    const cost = priceOf(this.#model, tokens);
    record.inputTokens += tokens.inputTokens;
    record.outputTokens += tokens.outputTokens;
    record.cost = cost === undefined || record.cost === undefined ? undefined : record.cost + cost;
  }
}

/**
 * Has a page planned and written by a model: with the editor's prompts, order, retries and reading of
 * replies.
 * @throws ModelError when no page could be written: no key, a wrong one, an unknown model.
 */
export async function writePage(models: ChatModels, model: string, prompt: PagePrompt): Promise<PageRecord> {
  const writer = new PageWriter(models, model, prompt);
  await writer.write();
  return writer.record;
}
