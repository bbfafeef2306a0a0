import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { counted, messageOf, useIsShown, useUnloadQuestion } from "#client";
import { toast } from "#ui/kit";
import type { ListedRow } from "../../contract.ts";
import type { Property, PropertyValue } from "../../entities/property.ts";
import { rowsKey, type RowsPlace } from "../client.ts";
import { refusedText } from "./refused-text.ts";
import { setMany, undoMany, type Former, type Progress } from "./change-many.ts";

/** An attempt that failed. `onUndo`: where it has changed rows, or may have. */
type Failed = { message: string; onUndo?: () => void };

/** The values before the first attempt; the rows of one that wasn't answered may have their new value. */
const formerOf = ({ former, unanswered }: Progress): Former[] => {
  const first = new Map([...former, ...unanswered].toReversed().map((one) => [one.id, one]));
  return [...first.values()];
};

/**
 * Sets a property of many rows, with Undo. It stops when its screen is left, where nobody could see or stop it.
 * @returns `run`, which tells whether it didn't fail; `done`: rows so far, while it is at work; `failed`: the last attempt, if
 * it failed. Undo after a later attempt at the same property undoes both.
 */
export function useBulkEdit(place: RowsPlace) {
  const client = useQueryClient();
  const [done, setDone] = useState<number>();
  const [failed, setFailed] = useState<Failed>();
  const attempt = useRef<{ name: string; progress: Progress }>(undefined);
  const isStopped = useRef(false);
  const isShown = useIsShown();
  useUnloadQuestion(done !== undefined);
  useEffect(() => () => void (isStopped.current = true), []);
  const reload = () => client.invalidateQueries({ queryKey: [rowsKey(place)] });

  async function undo(property: Property, value: PropertyValue, former: readonly Former[]): Promise<void> {
    try {
      const undone = await undoMany(place, { name: property.name, value }, former);
      toast.success(`${counted(undone.former.length, "row")} as before.${refusedText(undone)}`);
      attempt.current = undefined;
      setFailed(undefined);
    } catch (error) {
      const again = { label: "Undo", onClick: () => void undo(property, value, former) };
      toast.error(messageOf(error), { action: again });
    }
    await reload();
  }

  async function run(property: Property, value: PropertyValue, batches: AsyncIterable<ListedRow[]>): Promise<boolean> {
    const earlier = attempt.current?.name === property.name ? attempt.current.progress : undefined;
    const progress: Progress = {
      former: [...(earlier?.former ?? [])],
      unanswered: [...(earlier?.unanswered ?? [])],
      refused: 0,
    };
    attempt.current = { name: property.name, progress };
    isStopped.current = false;
    setDone(0);
    setFailed(undefined);
    let failure: unknown;
    try {
      await setMany(place, { name: property.name, value }, batches, {
        progress,
        isStopped: () => isStopped.current,
        onProgress: () => setDone(progress.former.length),
      });
    } catch (error) {
      failure = error;
    }
    setDone(undefined);
    const former = formerOf(progress);
    const onUndo = () => void undo(property, value, former);
    const hasUndo = former.length > 0;
    const action = { label: "Undo", onClick: onUndo };
    const count = failure === undefined ? former.length : progress.former.length;
    const changed = count > 0 ? `${counted(count, "row")} changed.${refusedText(progress)}` : "";
    if (failure !== undefined) {
      const message = [changed, messageOf(failure)].filter(Boolean).join(" ");
      setFailed({ message, ...(hasUndo && { onUndo }) });
      if (!isShown()) toast.error(message, hasUndo ? { action } : {});
    } else if (changed) toast.success(changed, { action });
    else toast.info(`No row is changed.${refusedText(progress)}`);
    await reload();
    return failure === undefined;
  }
  return { done, failed, run, stop: () => (isStopped.current = true) };
}
