import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { counted, messageOf, useUnloadQuestion } from "#client";
import { toast } from "#ui/kit";
import { MAX_CHANGED } from "../../rows/bulk-contract.ts";
import { pagesOf } from "../bulk/change-many.ts";
import { refusedText } from "../bulk/refused-text.ts";
import { idBatches, moveMany, type Moved, type Way } from "../bulk/move-many.ts";
import { rowsKey, type RowsPlace } from "../client.ts";

/** What is at work: which way rows are moved, how many so far, and of how many, where that is known. */
export type MovingRows = { way: Way; done: number; all?: number };

const is = ({ done }: Moved) => (done.length === 1 ? "is" : "are");

/** Rows to move: their ids, and their number where it is known. */
type Batches = { ids: AsyncIterable<string[]>; all?: number };

const batchesOf = (ids: readonly string[]): Batches => ({ ids: idBatches(ids), all: ids.length });

async function* foundIds(place: RowsPlace, query: Readonly<Record<string, string>>): AsyncGenerator<string[]> {
  for await (const page of pagesOf(place, query)) yield page.map(({ id }) => id);
}

/**
 * Moves rows to the bin and out of it, in as many requests as it takes, one move after the other.
 * @returns `remove`: moves rows to the bin and offers to undo that; `removeFound`: all that a list finds; `restore`: takes
 * rows out of the bin; `restoreAll`: all of them; `moving`: what takes more than one request and is at work; `stop` ends it.
 */
export function useDeleteRows(place: RowsPlace) {
  const client = useQueryClient();
  const [moving, setMoving] = useState<MovingRows>();
  const isStopped = useRef(false);
  const isLeft = useRef(false);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useUnloadQuestion(moving !== undefined);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);

  function move(way: Way, batches: Batches): Promise<Moved> {
    const moved = last.current.then(() => carryOut(way, batches));
    last.current = moved;
    return moved;
  }

  async function carryOut(way: Way, { ids, all }: Batches): Promise<Moved> {
    const moved: Moved = { done: [], refused: 0 };
    const isLarge = (all ?? Infinity) > MAX_CHANGED;
    const tell = () => isLarge && setMoving({ way, all, done: moved.done.length });
    // Once the screen is left nobody could stop a deletion; rows that are restored are wanted back in any case.
    const mayNotGoOn = () => isStopped.current || (isLeft.current && isLarge && way === "delete");
    isStopped.current = false;
    tell();
    try {
      await moveMany(place, way, ids, { moved, isStopped: mayNotGoOn, onProgress: tell });
    } catch (error) {
      toast.error(messageOf(error));
    }
    await client.invalidateQueries({ queryKey: [rowsKey(place)] });
    setMoving(undefined);
    return moved;
  }

  async function restore(batches: Batches): Promise<void> {
    const moved = await move("restore", batches);
    const { done } = moved;
    const text = `${counted(done.length, "row")} ${is(moved)} back.${refusedText(moved)}`;
    if (done.length > 0) toast.success(text);
    else if (moved.message !== undefined) toast.error(moved.message);
  }

  async function removeAll(batches: Batches): Promise<void> {
    const moved = await move("delete", batches);
    const { done } = moved;
    const text = `${counted(done.length, "row")} ${is(moved)} deleted.`;
    const action = { label: "Undo", onClick: () => void restore(batchesOf(done)) };
    // Nobody could restore so many one by one.
    const duration = done.length > MAX_CHANGED ? Infinity : undefined;
    if (done.length > 0) toast.success(text, duration === undefined ? { action } : { action, duration });
  }
  return {
    moving,
    stop: () => (isStopped.current = true),
    remove: (ids: readonly string[]) => removeAll(batchesOf(ids)),
    removeFound: (query: Readonly<Record<string, string>>) => removeAll({ ids: foundIds(place, query) }),
    restore: (ids: readonly string[]) => restore(batchesOf(ids)),
    restoreAll: () => restore({ ids: foundIds(place, { deleted: "true" }) }),
  };
}
