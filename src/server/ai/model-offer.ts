import { describeModels, listModels, type ModelLists, type ModelOffer, type ProviderKeys } from "#ai/server";
import type { Logger } from "pino";

/** How long a provider's list of models counts as new. */
const FRESH_MS = 3_600_000;

/**
 * Keeps up with what the providers have: asks them for their lists at the start, and again when somebody needs to know and
 * the last answer is an hour old.
 * @returns tells the models to choose from; waits only for the first lists.
 */
export function followModels(keys: ProviderKeys): () => Promise<ModelOffer> {
  let lists: Promise<ModelLists> = listModels(keys);
  let readAt = Date.now();

  function refresh(): void {
    if (Date.now() - readAt < FRESH_MS) return;
    readAt = Date.now();
    const before = lists;
    // Until the new lists are there, the old ones count; so they do for a provider that doesn't answer now.
    void listModels(keys).then(async (next) => (lists = Promise.resolve(new Map([...(await before), ...next]))));
  }

  async function offer(): Promise<ModelOffer> {
    refresh();
    return describeModels(keys, { lists: await lists, now: new Date() });
  }

  return offer;
}

/** Says in one line of the log when there is no model to ask, or not the usual default. */
export async function announceModels({
  ai,
  log,
}: {
  ai: { offer: () => Promise<ModelOffer> };
  log: Pick<Logger, "info" | "warn">;
}): Promise<void> {
  const { configured, message, notice } = await ai.offer();
  if (!configured) log.info(message);
  else if (notice) log.warn(notice);
}
