import { useCallback, useEffect, useRef, useState } from "react";
import { messageOf, type JsonObject } from "#shared";
import { bareBlocks } from "../clipboard/written-blocks.ts";
import { useBlock, useEditor } from "../state/editor-context.tsx";
import type { EditorProps } from "../editor-props.ts";
import type { DataPreview } from "./data-source.ts";
import { useReturn } from "./use-return.ts";

/** The data is read again once nothing has changed for this long. */
const PAUSE_MS = 400;
/** The server's own limit for a block's data is shorter. */
const TIME_LIMIT_MS = 10_000;

/** What is known: the last preview, why there is no newer one, and whether one is on its way. */
export type PreviewState = { preview?: DataPreview; failure?: string; isLoading: boolean };

async function read(
  load: NonNullable<EditorProps["data"]>,
  block: JsonObject,
  place: { idPrefix: string; isLead: boolean },
  stop: AbortSignal,
): Promise<Partial<PreviewState>> {
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  try {
    const { preview } = await load();
    const [bare = {}] = bareBlocks([block]);
    return { preview: await preview({ block: bare, ...place }, AbortSignal.any([stop, limit])), failure: undefined };
  } catch (error) {
    return { failure: limit.aborted ? "The server took too long to answer." : messageOf(error) };
  }
}

/**
 * Reads what visitors would get of a block's data: at once, after each change of the block, and when the user comes back to
 * the tab. What is already shown stays until newer data arrives.
 */
export function useDataPreview(blockKey: string, isLead: boolean): PreviewState & { retry: () => void } {
  const { data: load } = useEditor().props;
  const block = useBlock(blockKey);
  const [state, setState] = useState<PreviewState>({ isLoading: true });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const isFirst = useRef(true);
  useReturn(retry);
  useEffect(() => {
    if (!block || !load) return undefined;
    const stop = new AbortController();
    const begin = async () => {
      setState((now) => ({ ...now, isLoading: true }));
      const next = await read(load, block, { idPrefix: `p-${blockKey}-`, isLead }, stop.signal);
      if (!stop.signal.aborted) setState((now) => ({ ...now, ...next, isLoading: false }));
    };
    const timer = setTimeout(() => void begin(), isFirst.current ? 0 : PAUSE_MS);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [block, load, blockKey, isLead, attempt]);
  return { ...state, retry };
}
