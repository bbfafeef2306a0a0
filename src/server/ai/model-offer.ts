import { describeModels, listModels, type ModelLists, type ModelOffer, type ProviderKeys } from "#ai/server";
import type { Logger } from "pino";

/** How long a provider's list of models counts as fresh. */
const FRESH_MS = 3_600_000;

/**
 * Keeps the providers' lists of models: fetches them at the start, and again on demand when the last answer is an hour old.
 * @returns a function that gives the models to choose from; it waits only for the first lists.
 */
export function followModels(keys: ProviderKeys): () => Promise<ModelOffer> {
  let lists: Promise<ModelLists> = listModels(keys);
  let readAt = Date.now();

  function refresh(): void {
    if (Date.now() - readAt < FRESH_MS) return;
    readAt = Date.now();
    const before = lists;
    // The old lists are used until the new ones arrive, and for a provider that doesn't answer.
    void listModels(keys).then(async (next) => (lists = Promise.resolve(new Map([...(await before), ...next]))));
  }

  async function offer(): Promise<ModelOffer> {
    refresh();
    return describeModels(keys, { lists: await lists, now: new Date() });
  }

  return offer;
}

/** Logs a line when there is no model to ask, as a warning where one was asked for, or when the default is replaced. */
export async function announceModels({
  ai,
  environment,
  log,
}: {
  ai: { offer: () => Promise<ModelOffer> };
  environment: { providers: ProviderKeys };
  log: Pick<Logger, "info" | "warn">;
}): Promise<void> {
  const { configured, message, notice, models } = await ai.offer();
  const isAskedFor = environment.providers.AI_MODEL !== undefined || models.length > 0;
  if (!configured && isAskedFor) log.warn(message);
  else if (!configured) log.info(message);
  else if (notice) log.warn(notice);
}
