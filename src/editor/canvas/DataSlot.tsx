import { useEffect, type ReactNode } from "react";
import { useEditor, useUi } from "../state/editor-context.tsx";

type DataSlotProps = { note: ReactNode; blockKey: string; isLead: boolean };

/** Where a block shows data on the site: a note, or what visitors get. */
export function DataSlot({ note, blockKey, isLead }: DataSlotProps) {
  const { ui } = useEditor();
  const render = useUi(({ renderData }) => renderData);
  useEffect(() => ui.set({ hasData: true }), [ui]);
  return render ? render(blockKey, isLead) : note;
}
