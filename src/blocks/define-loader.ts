import type { z } from "zod";
import type { Locale } from "#shared";
import { completeBy, type Complete } from "./complete.ts";
import type { Ports } from "./ports.ts";
import type { VariableSource } from "./variables.ts";

/** The request that a loader reads for. */
export type LoaderContext = VariableSource & {
  /** The block's variables, resolved. */
  variables: Readonly<Record<string, string | null>>;
  locale: Locale;
  tenant?: string;
  user?: { id: string };
  ports: Ports;
  /** Aborts when the loader's time is up: pass it on to every wait. */
  signal: AbortSignal;
};

/**
 * How long a loader's data stays fresh: until one of its tags is dropped, at most `seconds`; "never" for private data.
 * `queryNames` are those that it has read besides its definition's.
 */
export type Freshness = { tags: readonly string[]; seconds?: number; queryNames?: readonly string[] } | "never";

/** A loader's data for its view. `problem` says, for the log, why the data is stale: a newer read failed. */
export type Loaded<Data> = { data: Data; freshness: Freshness; problem?: unknown };

/** The result of a block's loader: data for its view, or the message of its error card. */
export type BlockData = { data: unknown } | { error: string };

/** A loader as other code uses it: it takes unchecked content. */
export type Loader = {
  timeLimitMs: number;
  /** @returns undefined when this content needs no read, or can't be rendered. @throws when it can't be read: one error block (spec 2). */
  load: (content: unknown, context: LoaderContext) => Promise<Loaded<unknown> | undefined>;
};

const TIME_LIMIT_MS = 2000;

/**
 * Makes the loader of a block folder (`loader.server.ts`, exported as `loader`). Its view gets the same `Data`; both
 * take the type from the folder's schema.ts.
 */
export function defineLoader<Schema extends z.ZodObject, Data>(
  schema: Schema,
  load: (content: z.output<Schema>, context: LoaderContext) => Promise<Loaded<Data> | undefined>,
  { timeLimitMs = TIME_LIMIT_MS } = {},
): Loader {
  const complete = completeBy(schema);
  return {
    timeLimitMs,
    load: async (stored, context) => {
      const content = completed(complete, stored);
      // Completed content has the schema's shape by construction.
      return content === undefined ? undefined : load(content as z.output<Schema>, context);
    },
  };
}

/** @returns undefined for content of the wrong shape: rendering reports it. */
function completed(complete: Complete, stored: unknown): unknown {
  try {
    return complete(stored);
  } catch {
    return undefined;
  }
}
