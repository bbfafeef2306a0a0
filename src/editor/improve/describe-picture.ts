import { useMemo } from "react";
import { readAlt, type Task } from "#ai";
import { useKeptValues } from "#ui/kit";
import { fail, messageOf, type Result } from "#shared";
import { currentModel, type Generate } from "../generator/generate.ts";
import { recall } from "../generator/remembered.ts";
import { hasAi, useEditor } from "../state/editor-context.tsx";

/** A picture and the copy around it. `address`: of the library, or public. */
export type ShownPicture = { address: string; near: string };

/**
 * Asks a model what a picture shows.
 * @returns the description, or in words why there is none: no model, a failure of the model, an unreadable reply. Never
 * rejects.
 */
export type DescribePicture = (picture: ShownPicture, signal: AbortSignal) => Promise<Result<string>>;

/** @returns the task that describes a picture. @param model the default one where it is missing. */
export function altTask({ address, near }: ShownPicture, model?: string): Task {
  return { task: "alt", image: address, near, ...(model && { model }) };
}

async function describe(generate: Generate, picture: ShownPicture, options: { model: string; signal: AbortSignal }) {
  const { model, signal } = options;
  try {
    const status = await generate.status();
    if (status.unavailable !== undefined) return fail("UNAVAILABLE", status.unavailable);
    const task = altTask(picture, currentModel(status, model));
    const { text } = await generate.run(task, { signal, onText: () => undefined });
    return readAlt(text);
  } catch (error) {
    return fail("FAILED", messageOf(error));
  }
}

/** @returns what describes a picture, with the model that was used last: the same function during editing; undefined where there are no models. */
export function useDescribePicture(): DescribePicture | undefined {
  const { props } = useEditor();
  const kept = useKeptValues();
  // Not on all props: another function would replace the editor of a text, and put its caret at the beginning.
  const generate = hasAi(props) ? props.generate : undefined;
  return useMemo(() => {
    if (!generate) return undefined;
    return (picture, signal) => describe(generate, picture, { model: recall(kept).model, signal });
  }, [generate, kept]);
}
