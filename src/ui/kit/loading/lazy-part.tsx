import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { ChunkError, messageOf, reconnection } from "#shared";
import { onFirstUse } from "./first-use.ts";
import { ErrorState, type ErrorStateProps } from "./ErrorState.tsx";
import { FailureNotice } from "./FailureNotice.tsx";
import { Opening } from "./Opening.tsx";
import { LoadingBlock } from "./Skeleton.tsx";

type Load = () => Promise<void>;

/** A component whose code is loaded when it first renders; `load` preloads it. */
export type LazyPart<Props> = ComponentType<Props> & { load: Load };

type LazyOptions = {
  /** Shown while it loads. */
  fallback?: ReactNode;
  /** Fills its screen or tab: a failure is shown instead, and it isn't preloaded. */
  isScreen?: boolean;
};

const parts = new Set<Load>();

/** Loads code with the lazy parts (`usePartsAhead`). @param load may be called again after it has loaded or failed. */
export function loadAhead(load: Load): void {
  parts.add(load);
}

/**
 * Makes a component whose code is loaded when it first renders, or earlier (`usePartsAhead`). If that fails it says so,
 * with a way out, and nothing around it is lost.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { fallback = null, isScreen = false }: LazyOptions = {},
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  async function loadOnce(): Promise<void> {
    try {
      Loaded = await fetchPart();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  const load = () => (loading ??= loadOnce());
  if (!isScreen) parts.add(load);

  function Part(props: Props) {
    const { error, retry } = useLoaded(load, Loaded !== undefined);
    if (Loaded) return <Loaded {...props} />;
    if (error === undefined) return fallback;
    if (isScreen) return <ErrorState {...wayOut(error, retry)} />;
    return <FailureNotice retry={retry} wayOut={(onRetry) => wayOut(error, onRetry)} />;
  }
  return Object.assign(Part, { load });
}

/** A dialog or a panel that someone opens, as a lazy part: on a slow connection they see that it is coming. */
export function lazyDialog<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return lazyPart(fetchPart, { fallback: <Opening /> });
}

/** A screen or a tab as a lazy part. */
export function lazyScreen<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return lazyPart(fetchPart, { isScreen: true, fallback: <LoadingBlock lines={6} /> });
}

/**
 * Loads on mount unless it is already loaded; re-renders once it has loaded or failed. What failed for want of a connection
 * loads by itself once there is one.
 */
function useLoaded(load: Load, isThere: boolean): { error?: unknown; retry: () => void } {
  /** Undefined while it loads. */
  const [outcome, setOutcome] = useState<{ error?: unknown } | undefined>(isThere ? {} : undefined);
  useEffect(() => {
    if (outcome && !mayReturn(outcome.error)) return undefined;
    let isShown = true;
    const end = (error?: unknown) => isShown && setOutcome({ error });
    void (outcome ? reconnection().then(load) : load()).then(end, end);
    return () => void (isShown = false);
  }, [outcome, load]);
  return { error: outcome?.error, retry: () => setOutcome(undefined) };
}

const mayReturn = (error: unknown) => error instanceof ChunkError && error.canRetry;

/** What helps where code couldn't be loaded: to retry, or to reload for the newer version. */
function wayOut(error: unknown, onRetry: () => void): ErrorStateProps {
  const message = messageOf(error);
  return mayReturn(error)
    ? { message, onRetry }
    : { message, action: "Reload", onRetry: () => window.location.reload() };
}

/**
 * Preloads every lazy part once the user begins to use the screen, so that none is missing when the connection is lost.
 */
export function usePartsAhead(): void {
  useEffect(
    () =>
      onFirstUse(() => {
        for (const load of parts) void load().catch(() => undefined);
      }),
    [],
  );
}
