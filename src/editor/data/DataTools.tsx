import { Database } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { dataCheck } from "#publishing";
import { IconButton } from "#ui/kit";
import type { EditorProps } from "../editor-props.ts";
import { useEditor } from "../state/editor-context.tsx";
import { DataPreview } from "./DataPreview.tsx";
import { isDataWanted, rememberData } from "./data-switch.ts";
import { useReturn } from "./use-return.ts";

type Load = NonNullable<EditorProps["data"]>;

const renderPreview = (blockKey: string, isLead: boolean) => (
  <DataPreview key={blockKey} blockKey={blockKey} isLead={isLead} />
);

/** Keeps what the settings of data blocks can name up to date; while it can't be read, nothing is checked by it. */
function useChoices(load: Load): void {
  const { ui, props } = useEditor();
  const path = props.around?.path ?? "";
  const asked = useRef(0);
  const read = useCallback(() => {
    const keep = async () => {
      const count = (asked.current += 1);
      const choices = await (await load()).readChoices();
      // An earlier answer may come after a later one.
      if (count === asked.current) ui.set({ choices, checkData: dataCheck(choices, path) });
    };
    void keep().catch(() => undefined);
  }, [load, ui, path]);
  useEffect(read, [read]);
  useReturn(read);
}

/** The switch that shows the data of blocks on the canvas, for a page that has such blocks. This browser remembers it. */
export function DataTools({ load }: { load: Load }) {
  const { ui, actions } = useEditor();
  const [isOn, setOn] = useState(isDataWanted);
  useChoices(load);
  useEffect(() => ui.set({ renderData: isOn ? renderPreview : undefined }), [ui, isOn]);
  const toggle = () => {
    setOn(!isOn);
    rememberData(!isOn);
    actions.say(isOn ? "Data hidden" : "Data shown");
  };
  return <IconButton label="Preview with data" icon={<Database />} aria-pressed={isOn} onClick={toggle} />;
}
