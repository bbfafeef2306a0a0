import { readPartialBlock, readPartialPlan, readPlan, type Task } from "#ai";
import { messageOf, reconnection } from "#shared";
import { toast, type KeptValues } from "#ui/kit";
import {
  FailedReply,
  isBudgetReserved,
  isConnectionLost,
  isRefusedForAll,
  type Generate,
} from "../generator/generate.ts";
import { oncePerFrame } from "../generator/once-per-frame.ts";
import { joinTexts } from "../generator/page-context.ts";
import { recall, remember } from "../generator/remembered.ts";
import type { AiOffer } from "../generator/use-ai-status.ts";
import type { EditorContext } from "../state/editor-context.tsx";
import { makeStore, type Store } from "../state/store.ts";
import { acceptBlocks } from "./accept-blocks.ts";
import { LATER, RUN } from "./kept-run.ts";
import { keptGrounding } from "./run-grounding.ts";
import { beginWriting, planBegan, planFailed, planGrew, planWritten } from "./outline-steps.ts";
import { missingEnds, insertPosition } from "./insert-position.ts";
import { readGeneratedBlock } from "./read-generated-block.ts";
import { restoreRun, toKeep } from "./restore.ts";
import {
  blockGrew,
  blockWritten,
  undoReject,
  callBegan,
  callFailed,
  callHeld,
  callRefused,
  followDraft,
  isDone,
  newRun,
  nextBlocks,
  reject,
  retry,
  spend,
  stop,
  type Asked,
  type Run,
  type RunBlock,
} from "./run-state.ts";
import { outlineText, progressText, runStatusText } from "./run-status-text.ts";
import { blockTask, planTask } from "./tasks.ts";

type Options = Pick<EditorContext, "document" | "actions" | "ui"> & {
  generate: Generate;
  kept: KeptValues;
  newKey: () => string;
};

/** Controls a run: asks models, keeps the run with the tab, adds accepted blocks to the draft. */
export class RunController {
  /** The run, and which models there are. */
  readonly store: Store<{ run: Run } & AiOffer>;
  readonly #document: Options["document"];
  readonly #actions: Options["actions"];
  readonly #ui: Options["ui"];
  readonly #kept: KeptValues;
  readonly #generate: Generate;
  readonly #newKey: () => string;
  readonly #grounding = keptGrounding();
  #calls = new AbortController();
  #isLeft = false;
  #unfollow = () => {};

  /** Resumes the run that the tab kept, or starts a new one. */
  constructor({ document, actions, ui, generate, kept, newKey }: Options) {
    this.#document = document;
    this.#actions = actions;
    this.#ui = ui;
    this.#kept = kept;
    this.#generate = generate;
    this.#newKey = newKey;
    const before = restoreRun(kept.read(RUN));
    const asked = generate.request?.context;
    const isToDecide = before?.phase === "writing";
    if (!isToDecide) kept.drop(LATER);
    else if (asked !== undefined) kept.write(LATER, asked);
    this.store = makeStore({ run: before && (isToDecide || asked === undefined) ? before : this.#fresh(asked) });
    if (asked !== undefined) this.change(this.run);
  }

  get run(): Run {
    return this.store.get().run;
  }

  /** Reads which models there are, and what the site states about itself: both may have changed since the last time. */
  readonly readOffer = async (): Promise<void> => {
    try {
      const status = await this.#generate.status();
      this.store.set({ status, problem: status.unavailable });
    } catch (error) {
      this.store.set({ problem: messageOf(error) });
    }
  };

  /** Reads which models there are; plans at once what came with a trusted address. */
  readonly begin = async (): Promise<void> => {
    this.#isLeft = false;
    this.#unfollow();
    this.#unfollow = this.#document.subscribe(this.#follow);
    if (this.#calls.signal.aborted) this.#calls = new AbortController();
    await this.readOffer();
    if (this.#isLeft) return;
    const { request } = this.#generate;
    const isMeant = request?.isTrusted && request.context.trim() && this.run.asked.context === request.context;
    if (isMeant && this.run.phase === "asking" && this.store.get().problem === undefined)
      await this.plan(this.run.asked);
  };

  /** Stops pending calls when the editor is left: what the tab keeps is resumed, and nobody else may write there. */
  readonly leave = (): void => {
    this.#isLeft = true;
    this.#unfollow();
    this.#calls.abort();
  };

  /** Replaces the run by another state of it, such as with another outline. */
  readonly change = (run: Run): void => {
    this.#show(run);
    this.#kept.write(RUN, toKeep(run));
  };

  /** Clears the form, and discards the outline that was made from it. */
  readonly discard = (): void => {
    remember(this.#kept, { context: "", tone: "" });
    this.#kept.drop(RUN);
    this.#show(this.#fresh());
  };

  /** Makes an outline and discards an earlier one. A run from the address is then written at once. */
  readonly plan = async (asked: Asked): Promise<void> => {
    const signal = this.#newCalls();
    remember(this.#kept, { context: asked.context, tone: asked.tone, model: asked.model });
    this.change(planBegan({ ...this.run, asked }));
    try {
      const show = (text: string) => this.#show(planGrew(this.run, readPartialPlan(text).blocks, this.#newKey));
      const text = await this.#ask(planTask(this.run, this.#document.view().draft), signal, show);
      if (signal.aborted) return;
      const plan = readPlan(text);
      const ends = missingEnds(this.#document.view().draft.blocks);
      if (plan.ok) {
        this.change(planWritten(this.run, plan.value.blocks, ends, this.#newKey));
        if (this.run.isAutomatic) this.write();
      } else this.change(planFailed(this.run, plan.error.message));
    } catch (error) {
      if (signal.aborted) return;
      this.change(planFailed(this.run, messageOf(error)));
    }
    // The open dialog announces it itself.
    if (this.#ui.get().pageRun !== "open" && this.run.phase !== "writing") this.#actions.say(outlineText(this.run));
  };

  /** Stops planning and keeps the plan so far. */
  readonly stopPlan = (): void => {
    this.#calls.abort();
    this.change(planFailed(this.run));
  };

  /** Writes the blocks of the outline on the canvas; the dialog closes. */
  readonly write = (): void => {
    this.#newCalls();
    this.#ui.set({ pageRun: "closed" });
    this.change(beginWriting(this.run, insertPosition(this.#document.view().draft.blocks, this.run.asked.where)));
    this.#goOn();
  };

  /** Stops pending calls; written blocks stay. */
  readonly stop = (): void => {
    this.#calls.abort();
    this.change(stop(this.run));
    this.#actions.say(`Stopped: ${progressText(this.run)}`);
  };

  /** Writes blocks that failed or were stopped: one, or all of them. */
  readonly retry = (key?: string): void => {
    if (this.#calls.signal.aborted) this.#calls = new AbortController();
    this.change(retry(this.run, key));
    this.#goOn();
  };

  /**
   * Adds blocks to the draft; all of a run are one undoable step. Those that a full page has no room for
   * stay. @returns how many were added.
   */
  readonly accept = (keys: readonly string[]): number => {
    const before = this.run;
    const { run, operations, left } = acceptBlocks(before, keys, this.#document.state, this.#newKey);
    // It is kept once the draft has them: otherwise a crash in between would lose them.
    this.#show(run);
    if (this.#actions.change(operations, "Generate", { run: run.id }) === "refused") {
      this.#show(before);
      return 0;
    }
    if (left) toast.error(`Not every block was added. ${left}`);
    this.change(run);
    this.#finish();
    return run.blocks.filter((one) => keys.includes(one.key) && one.state === "accepted").length;
  };

  /** Rejects blocks: one, or all. @returns a function that restores them. */
  readonly reject = (key?: string): (() => void) => {
    const before = this.run;
    if (key === undefined) this.#calls.abort();
    this.change(reject(before, key));
    this.#finish();
    return () => this.change(undoReject(this.run, before));
  };

  readonly #follow = (): void => {
    const { draft, undoneRuns } = this.#document.view();
    const keys = new Set(draft.blocks.map(({ key }) => key));
    const run = followDraft(this.run, (key) => keys.has(key), undoneRuns.includes(this.run.id));
    if (run === this.run) return;
    this.change(run);
    this.#finish();
  };

  /** @param context from the address. */
  #fresh(context?: string): Run {
    const before = { ...recall(this.#kept), where: "end" };
    if (context === undefined) return newRun(this.#newKey(), before);
    return { ...newRun(this.#newKey(), { ...before, context }), isAutomatic: true };
  }

  /** Shows a run without keeping it, as for half-written blocks. */
  #show(run: Run): void {
    this.store.set({ run });
  }

  #newCalls(): AbortSignal {
    this.#calls.abort();
    this.#calls = new AbortController();
    return this.#calls.signal;
  }

  async #ask(task: Task, signal: AbortSignal, show: (text: string) => void): Promise<string> {
    const onText = oncePerFrame((text) => {
      if (!signal.aborted) show(text);
    });
    try {
      const { text, usage } = await this.#generate.run(task, { signal, onText });
      this.change(spend(this.run, usage));
      return text;
    } catch (error) {
      if (error instanceof FailedReply) this.change(spend(this.run, error.usage));
      throw error;
    }
  }

  #known() {
    return this.#grounding(this.run, this.#document.view().draft, this.store.get().status?.facts);
  }

  #goOn(): void {
    for (const block of nextBlocks(this.run)) void this.#write(block);
  }

  async #write({ key, type }: RunBlock): Promise<void> {
    const { signal } = this.#calls;
    this.change(callBegan(this.run, key));
    const block = this.run.blocks.find((one) => one.key === key);
    if (!block) return;
    const around = { known: joinTexts(this.#known()) };
    const show = (text: string) => {
      const part = readPartialBlock(text, type, around);
      if (part) this.#show(blockGrew(this.run, key, block.calls, part));
    };
    try {
      const text = await this.#ask(blockTask(this.run, block, this.#document.view().draft), signal, show);
      const read = await readGeneratedBlock(text, type, this.#known());
      if (signal.aborted) return;
      if (read.ok) this.change(blockWritten(this.run, key, block.calls, read.value));
      else this.change(callFailed(this.run, key, block.calls, read.error.message));
    } catch (error) {
      if (isConnectionLost(error) && block.retries > 0) await reconnection();
      if (signal.aborted) return;
      const failed = isBudgetReserved(error) ? callHeld : isRefusedForAll(error) ? callRefused : callFailed;
      this.change(failed(this.run, key, block.calls, messageOf(error)));
    }
    const words = runStatusText(this.run, key);
    if (words) this.#actions.say(words);
    this.#goOn();
  }

  /** Starts another run once nothing is left to decide. */
  #finish(): void {
    if (!isDone(this.run)) return;
    const kept = this.#kept.read(LATER);
    const later = typeof kept === "string" ? kept : undefined;
    this.#kept.drop(LATER);
    this.change(this.#fresh(later));
    if (later === undefined) this.#kept.drop(RUN);
    else this.#ui.set({ pageRun: "open" });
  }
}
