import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { counted, messageOf, useUnloadQuestion } from "#client";
import { toast } from "#ui/kit";
import type { ListedRow } from "../../contract.ts";
import type { Property, PropertyValue } from "../../entities/property.ts";
import { rowsKey, type RowsPlace } from "../client.ts";
import { refusedText } from "./refused-text.ts";
import { setMany, undoMany, type Progress } from "./change-many.ts";

/**
 * Sets a property of many rows, with Undo. It stops when its screen is left, where nobody could see or stop it.
 * @returns `done`: rows so far, while it is at work.
 */
export function useBulkEdit(place: RowsPlace) {
  const client = useQueryClient();
  const [done, setDone] = useState<number>();
  const isStopped = useRef(false);
  useUnloadQuestion(done !== undefined);
  useEffect(() => () => void (isStopped.current = true), []);
  const reload = () => client.invalidateQueries({ queryKey: [rowsKey(place)] });

  async function undo(property: Property, value: PropertyValue, former: Progress["former"]): Promise<void> {
    try {
      const undone = await undoMany(place, { name: property.name, value }, former);
      toast.success(`${counted(undone.former.length, "row")} as before.${refusedText(undone)}`);
    } catch (error) {
      const again = { label: "Undo", onClick: () => void undo(property, value, former) };
      toast.error(messageOf(error), { action: again });
    }
    await reload();
  }

  async function run(property: Property, value: PropertyValue, batches: AsyncIterable<ListedRow[]>): Promise<void> {
    const progress: Progress = { former: [], unanswered: [], refused: 0 };
    isStopped.current = false;
    setDone(0);
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
    const { former, unanswered } = progress;
    const action = { label: "Undo", onClick: () => void undo(property, value, [...former, ...unanswered]) };
    if (former.length > 0)
      toast.success(`${counted(former.length, "row")} changed.${refusedText(progress)}`, { action });
    else if (failure === undefined) toast.info(`No row is changed.${refusedText(progress)}`);
    const hasUndo = former.length === 0 && unanswered.length > 0;
    if (failure !== undefined) toast.error(messageOf(failure), hasUndo ? { action } : {});
    await reload();
  }
  return { done, run, stop: () => (isStopped.current = true) };
}
