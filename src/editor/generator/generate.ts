import type { Task, Usage } from "#ai";

/** What the caller knows about the available models. */
export type AiStatus = {
  /** Why nothing can be generated now, in one sentence; shown wherever AI is offered. */
  unavailable?: string;
  /** Says in one sentence that another model than the default one is used. */
  notice?: string;
  /** One that is gone is shown but can't be used. */
  models: readonly { name: string; label: string; gone?: boolean }[];
  defaultModel: string;
  /** What the site states about itself: its name, description and facts. */
  facts: readonly string[];
};

/** @returns the named model while it is available, else the default one; "" while none is known. */
export function currentModel(status: AiStatus | undefined, name: string): string {
  const isCurrent = status?.models.some((model) => model.name === name && !model.gone);
  return isCurrent ? name : (status?.defaultModel ?? "");
}

/** How a task is run; `onText` gets the whole reply so far. */
export type RunOptions = { signal: AbortSignal; onText: (text: string) => void };

/** A reply that failed while streaming, with its usage. */
export class FailedReply extends Error {
  readonly usage: Usage;

  constructor(message: string, usage: Usage) {
    super(message);
    this.name = "FailedReply";
    this.usage = usage;
  }
}

/** Whether a task may be run once others have ended. */
export function isBudgetReserved(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

/** Whether the server takes no task at all for now, as after the budget is spent, a sign-out or a change of the role. */
export function isRefusedForAll(error: unknown): boolean {
  return error instanceof DOMException && error.name === "NotAllowedError";
}

/** Whether the server couldn't be reached, or the connection was lost during the reply, as when it is restarted. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof DOMException && error.name === "NetworkError";
}

/** Generation by models, provided by the caller; the editor knows no network itself. */
export type Generate = {
  status: () => Promise<AiStatus>;
  /**
   * Rejects with an Error whose message is for people, a FailedReply where the usage is known; with an AbortError
   * when the signal aborted it, a QuotaExceededError as long as calls under way reserve the rest of the budget, a
   * NotAllowedError where no other task would be taken either, and a NetworkError where the connection was lost.
   */
  run: (task: Task, options: RunOptions) => Promise<{ text: string; usage: Usage }>;
  /** The context of a page to be written, from the address; `isTrusted`: writing begins without a click. */
  request?: { context: string; isTrusted: boolean };
};
