import { isObject, textsFor, type JsonObject } from "#shared";
import type { Block } from "./codec.ts";
import type { BlockData, Freshness, Loader, LoaderContext } from "./define-loader.ts";
import { findBlock, readBlock } from "./registry.ts";
import { resolveVariables } from "./variables.ts";

/** The data of a page's blocks, by index, and how long all of it stays fresh. */
export type LoadedBlocks = { data: readonly (BlockData | undefined)[]; freshness: Freshness };

/** The request that blocks are loaded for. */
export type LoadRequest = Omit<LoaderContext, "variables" | "signal">;

/** A page with a failed part is rendered again after this time. */
const FAILED_SECONDS = 10;

type Outcome = { data?: BlockData; freshness?: Freshness };

/**
 * Resolves the variables of a page's blocks and runs their loaders in parallel, each within its own time limit. Never
 * throws: a failure becomes one error card and is reported.
 * @param loaders by block type.
 */
export async function loadBlocks(
  blocks: readonly JsonObject[],
  request: LoadRequest,
  loaders: ReadonlyMap<string, Loader>,
  report: (error: unknown) => void,
): Promise<LoadedBlocks> {
  const outcomes = await Promise.all(blocks.map((stored) => loadBlock(stored, request, loaders, report)));
  return {
    data: outcomes.map(({ data }) => data),
    freshness: outcomes.map(({ freshness }) => freshness).reduce<Freshness>(together, { tags: [] }),
  };
}

async function loadBlock(
  stored: JsonObject,
  request: LoadRequest,
  loaders: ReadonlyMap<string, Loader>,
  report: (error: unknown) => void,
): Promise<Outcome> {
  const block = decode(stored);
  if (!block || !isObject(block.content)) return {};
  const texts = textsFor(request.locale);
  const variables = resolveVariables(block.content, request);
  if (!variables.ok) return { data: { error: texts.variableMissing.replace("{name}", () => variables.error.message) } };
  const loader = loaders.get(block.type);
  if (!loader) return {};
  try {
    const loaded = await withinLimit(loader, (signal) =>
      loader.load(block.content, { ...request, variables: variables.value, signal }),
    );
    if (!loaded) return {};
    if (loaded.problem !== undefined) report(loaded.problem);
    return { data: { data: loaded.data }, freshness: loaded.freshness };
  } catch (error) {
    report(error);
    return { data: { error: texts.loadFailed }, freshness: { tags: [], seconds: FAILED_SECONDS } };
  }
}

/** @returns undefined for an invalid block or an unknown type: rendering reports it. */
function decode(stored: JsonObject): Block | undefined {
  try {
    const block = readBlock(stored);
    return findBlock(block.type) && block;
  } catch {
    return undefined;
  }
}

async function withinLimit<Value>(
  { timeLimitMs }: Loader,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const control = new AbortController();
  const { promise: isLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    control.abort();
    reject(new Error(`A loader took longer than ${timeLimitMs} ms`));
  }, timeLimitMs);
  try {
    return await Promise.race([work(control.signal), isLate]);
  } finally {
    clearTimeout(timer);
  }
}

function together(all: Freshness, one: Freshness | undefined): Freshness {
  if (all === "never" || one === "never") return "never";
  const limits = [all.seconds, one?.seconds].filter((seconds) => seconds !== undefined);
  const queryNames = [...(all.queryNames ?? []), ...(one?.queryNames ?? [])];
  return {
    tags: [...all.tags, ...(one?.tags ?? [])],
    ...(queryNames.length > 0 && { queryNames }),
    ...(limits.length > 0 && { seconds: Math.min(...limits) }),
  };
}
