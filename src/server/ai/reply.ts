import { setTimeout as wait } from "node:timers/promises";
import { countExchange, ModelError, type TokenCount } from "#ai/server";
import type { Usage } from "#ai";
import { endCall } from "#usage/server";
import type { Services } from "../services.ts";
import type { CallLimit } from "./limit-call.ts";
import { isOnOwnKey, usageOf, type ModelCall } from "./model-call.ts";
import { wholeCharacters } from "./whole-characters.ts";

/** Longer replies are cut off, whatever a provider sends. */
const MAX_CHARACTERS = 500_000;

/** The state of a reply that is being received. */
type Progress = { text: string; tokens?: TokenCount };

type Ending = { outcome: "done" | "stopped" | "failed"; failure?: string };

const NOTHING: TokenCount = { inputTokens: 0, outputTokens: 0 };

/**
 * The tokens of a reply: as the provider counted them, or else estimated from what arrived. A call refused before any text
 * cost nothing; a prompt that a model was working on when the reader left is paid for.
 */
async function tokensOf({ request }: ModelCall, { text, tokens }: Progress, ending: Ending): Promise<TokenCount> {
  if (tokens) return tokens;
  const { outcome, failure } = ending;
  if (text === "" && outcome === "failed" && failure !== "TIMEOUT") return NOTHING;
  const { model, prompt, instructions = "" } = request;
  return countExchange(`${instructions}${prompt}`, text, model);
}

/** A call that was abandoned counts as stopped, one that took too long as failed, whatever its own error says. */
function endingOf(error: unknown, { aborted, reason }: AbortSignal): Ending {
  if (aborted && !(reason instanceof ModelError)) return { outcome: "stopped" };
  const cause = aborted ? reason : error;
  return { outcome: "failed", failure: cause instanceof ModelError ? cause.code : "INTERNAL" };
}

/** A database that is away is asked again after this, then after twice as long each time, up to the longest wait. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;

async function untilRecorded(record: () => Promise<void>): Promise<void> {
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
    await wait(pause, undefined, { ref: false });
    const isRecorded = await record().then(
      () => true,
      () => false,
    );
    if (isRecorded) return;
  }
}

/**
 * Records a call, or keeps trying to after the reply has ended: what isn't recorded would cost nothing of the budget.
 * @param onRecorded called once it is recorded.
 */
async function write(
  { database, log }: Pick<Services, "database" | "log">,
  id: string,
  call: ModelCall,
  { usage, onRecorded, ...ending }: Ending & { usage: Usage; durationMs: number; onRecorded: () => void },
): Promise<void> {
  const { inputTokens, outputTokens, cost } = usage;
  const isCounted = !isOnOwnKey(call);
  const record = () => endCall(database, id, { inputTokens, outputTokens, cost, isCounted, ...ending });
  try {
    await record();
    onRecorded();
  } catch (error) {
    log.error({ err: error, callId: id }, "a model call can't be recorded yet");
    void untilRecorded(record).then(onRecorded);
  }
}

async function* textOf({ ai }: Pick<Services, "ai">, call: ModelCall, progress: Progress, signal: AbortSignal) {
  for await (const part of ai.models.stream({ ...call.request, signal })) {
    if (part.type === "end") progress.tokens = part.tokens;
    else if (part.text !== "") {
      progress.text += part.text;
      if (progress.text.length > MAX_CHARACTERS) throw new ModelError("TOO_LONG", "The reply was too long");
      yield part.text;
    }
  }
  if (progress.text === "") throw new ModelError("NO_DATA", "No data");
}

/** What a reply cost, and its error if it failed: usually a ModelError. */
export type ReplyEnd = { usage: Usage; error?: unknown };

/**
 * Asks a model and records how the call ended, whatever happens.
 * @param id of the call in the ledger.
 * @returns the text as it arrives, then how it ended; a reply without any text is a failure.
 */
export async function* followReply(
  services: Pick<Services, "ai" | "database" | "log">,
  id: string,
  call: ModelCall,
  { signal, done }: CallLimit,
): AsyncGenerator<string, ReplyEnd> {
  const start = performance.now();
  const progress: Progress = { text: "" };
  const written = Promise.withResolvers<void>();
  services.ai.follow(written.promise);
  // A reader who leaves between two parts has stopped the call.
  let ending: Ending = { outcome: "stopped" };
  let error: unknown;
  let usage: Usage;
  try {
    yield* wholeCharacters(textOf(services, call, progress, signal));
    ending = { outcome: "done" };
  } catch (cause) {
    ending = endingOf(cause, signal);
    if (cause instanceof ModelError) progress.tokens ??= cause.tokens;
    error = signal.reason instanceof ModelError ? signal.reason : cause;
  } finally {
    done();
    usage = usageOf(call, await tokensOf(call, progress, ending));
    const durationMs = performance.now() - start;
    await write(services, id, call, { ...ending, usage, durationMs, onRecorded: written.resolve });
  }
  return { usage, error };
}
