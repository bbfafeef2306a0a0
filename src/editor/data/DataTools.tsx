import { Database } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton, readChoice, storeChoice } from "#ui/kit";
import type { EditorProps } from "../editor-props.ts";
import { useEditor } from "../state/editor-context.tsx";
import { DataPreview } from "./DataPreview.tsx";
import { useChoices } from "./use-choices.ts";

/** What this browser last chose. */
const CHOICE = "blockwright-data-preview";

const renderPreview = (blockKey: string, isLead: boolean) => (
  <DataPreview key={blockKey} blockKey={blockKey} isLead={isLead} />
);

/** The switch that shows the data of blocks on the canvas, for a page that has such blocks. This browser remembers it. */
export function DataTools({ load }: { load: NonNullable<EditorProps["data"]> }) {
  const { ui, actions } = useEditor();
  const [isOn, setOn] = useState(() => readChoice(CHOICE) === "on");
  useChoices(load);
  useEffect(() => ui.set({ renderData: isOn ? renderPreview : undefined }), [ui, isOn]);
  const toggle = () => {
    setOn(!isOn);
    storeChoice(CHOICE, isOn ? "off" : "on");
    actions.say(isOn ? "Data hidden" : "Data shown");
  };
  return <IconButton label="Preview with data" icon={<Database />} aria-pressed={isOn} onClick={toggle} />;
}
