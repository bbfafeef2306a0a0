import { useEffect, useState } from "react";
import { lazyPart } from "#ui/kit";
import { useDocument, useEditor, useUi } from "../state/editor-context.tsx";

const OpenInspector = lazyPart(async () => (await import("./OpenInspector.tsx")).OpenInspector);

/** @returns a number that is another one for each new value. */
function useCount(value: unknown): number {
  const [seen, setSeen] = useState({ value, count: 0 });
  if (seen.value !== value) setSeen({ value, count: seen.count + 1 });
  return seen.count;
}

/** Edits the block that the editor's state names; stands beside the canvas, on small screens over it (spec 2). */
export function Inspector() {
  const { ui, props } = useEditor();
  const inspector = useUi((state) => state.inspector);
  // Whoever is led to a field is led there each time, wherever they have gone in the form meanwhile.
  const request = useCount(inspector);
  const key = inspector?.key;
  const isThere = useDocument(({ draft }) => draft.blocks.some((block) => block.key === key));
  useEffect(() => {
    if (key !== undefined && !isThere) ui.set({ inspector: undefined });
  }, [ui, key, isThere]);
  if (key === undefined || !isThere || !props.capabilities.edit) return null;
  return <OpenInspector key={inspector?.path ? `${key} ${request}` : key} blockKey={key} path={inspector?.path} />;
}
