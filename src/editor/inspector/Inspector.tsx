import { useState } from "react";
import type { Path } from "#publishing";
import { lazyDialog } from "#ui/kit";
import { useDocument, useEditor, useUi } from "../state/editor-context.tsx";
import { onlySelected } from "../state/ui-state.ts";

const OpenInspector = lazyDialog(async () => (await import("./OpenInspector.tsx")).OpenInspector);

/** What the dialog shows: a block, and the field to begin at until another block is selected. `request` counts the requests. */
type Shown = { blockKey: string | undefined; path?: Path; request: number };

/** @returns the key of the one selected block; undefined when there are several, or none, or it was removed. */
function useOnlySelected(): string | undefined {
  const key = useUi(onlySelected);
  const isThere = useDocument(({ draft }) => draft.blocks.some((block) => block.key === key));
  return isThere ? key : undefined;
}

function useShown(): Shown {
  const inspector = useUi((state) => state.inspector);
  const blockKey = useOnlySelected();
  const next = { inspector, blockKey, path: inspector?.path, request: 0 };
  const [shown, setShown] = useState(next);
  if (shown.inspector !== inspector) setShown({ ...next, request: shown.request + 1 });
  else if (shown.blockKey !== blockKey) setShown({ ...shown, blockKey, path: undefined });
  return shown;
}

/** Edits the selected block; beside the canvas, where it follows the selection, on small screens over it (spec 2). */
export function Inspector() {
  const { props } = useEditor();
  const isOpen = useUi(({ inspector }) => inspector !== undefined);
  const shown = useShown();
  return isOpen && props.capabilities.edit && <OpenInspector {...shown} />;
}
