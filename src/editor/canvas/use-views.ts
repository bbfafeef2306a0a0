import { useEffect, useMemo, useState } from "react";
import { isViewLoaded, loadViews } from "#blocks";
import { withShared } from "#publishing";
import type { JsonObject } from "#shared";
import { useEditor } from "../state/editor-context.tsx";

const NONE = {};

/** Loads what renders blocks. @returns whether all of it is there, or couldn't be loaded, which each block then shows. */
export function useViewsOf(blocks: readonly JsonObject[]): boolean {
  const [settled, setSettled] = useState<readonly JsonObject[]>();
  const isDone = settled === blocks || blocks.every(isViewLoaded);
  useEffect(() => {
    if (isDone) return undefined;
    let isCurrent = true;
    const settle = () => isCurrent && setSettled(blocks);
    loadViews(blocks).then(settle, settle);
    return () => void (isCurrent = false);
  }, [blocks, isDone]);
  return isDone;
}

/** Loads what renders the blocks that are there at first. @returns whether they can be rendered. @param read is called once. */
export function useFirstViews(read: () => readonly JsonObject[]): boolean {
  const { sharedBlocks } = useEditor().props.canvas;
  const [blocks] = useState(() => withShared(read(), sharedBlocks ?? NONE, "/"));
  return useViewsOf(blocks);
}

/** Loads what renders a block, if it isn't there. @returns whether the block can be rendered. */
export function useView(block: JsonObject | undefined): boolean {
  const { sharedBlocks } = useEditor().props.canvas;
  return useViewsOf(
    useMemo(() => (block ? withShared([block], sharedBlocks ?? NONE, "/") : []), [block, sharedBlocks]),
  );
}
