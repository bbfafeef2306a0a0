import { useCallback, useEffect, useRef } from "react";
import { dataCheck } from "#publishing";
import type { EditorProps } from "../editor-props.ts";
import { useEditor } from "../state/editor-context.tsx";
import { useReturn } from "./use-return.ts";

/** Keeps what the settings of data blocks can name up to date; while it can't be read, nothing is checked by it. */
export function useChoices(load: EditorProps["data"]): void {
  const { ui, props } = useEditor();
  const path = props.around?.path ?? "";
  const asked = useRef(0);
  const read = useCallback(() => {
    const keep = async () => {
      const count = (asked.current += 1);
      const choices = await (await load?.())?.readChoices();
      // An earlier answer may come after a later one.
      if (choices && count === asked.current) ui.set({ choices, checkData: dataCheck(choices, path) });
    };
    void keep().catch(() => undefined);
  }, [load, ui, path]);
  useEffect(read, [read]);
  useReturn(read);
}
