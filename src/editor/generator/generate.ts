import type { Task, Usage } from "#ai";

/** What the caller knows about the models that can be asked. */
export type AiStatus = {
  /** Why nothing can be generated now, in one sentence; shown wherever AI is offered. */
  unavailable?: string;
  /** That the usual model isn't the one that is asked, in one sentence. */
  notice?: string;
  /** One that is gone is shown, and can't be asked. */
  models: readonly { name: string; label: string; gone?: boolean }[];
  defaultModel: string;
  /** What the site says of itself that counts as known: its name, description and facts. */
  facts: readonly string[];
};

/** @returns the model of a name while it can be asked, else the usual one; "" while none is known. */
export function currentModel(status: AiStatus | undefined, name: string): string {
  const isCurrent = status?.models.some((model) => model.name === name && !model.gone);
  return isCurrent ? name : (status?.defaultModel ?? "");
}

/** How a task is carried out; `onText` gets all of the reply so far. */
export type RunOptions = { signal: AbortSignal; onText: (text: string) => void };

/** A reply that failed on its way: what it took all the same. */
export class FailedReply extends Error {
  readonly usage: Usage;

  constructor(message: string, usage: Usage) {
    super(message);
    this.name = "FailedReply";
    this.usage = usage;
  }
}

/** What the caller gives the editor so that models can write; the editor knows no network itself. */
export type Generate = {
  status: () => Promise<AiStatus>;
  /**
   * Rejects with an Error whose message is for people, a FailedReply where it is known what that took; with an AbortError
   * when the signal stopped it.
   */
  run: (task: Task, options: RunOptions) => Promise<{ text: string; usage: Usage }>;
  /** A context text to write a whole page from, which came with the address; `isTrusted`: it begins by itself. */
  request?: { context: string; isTrusted: boolean };
};
