import { useEffect, useState } from "react";
import { valueAt } from "#publishing";
import { useBlock, useEditor } from "../../state/editor-context.tsx";
import type { UiState } from "../../state/ui-state.ts";

const LABELS = { crop: ["Crop picture", "Picture cropped"], focus: ["Set focal point", "Focal point set"] } as const;

/** Chooses the crop or the focal point of a picture on the page, in one step. */
export function FramePicture({ framing: { key, path, tool } }: { framing: NonNullable<UiState["framing"]> }) {
  const { ui, actions, props } = useEditor();
  const block = useBlock(key);
  const current = block && valueAt(block, path);
  const [opened] = useState(current);
  const isGone = current === undefined;
  useEffect(() => {
    if (isGone) ui.set({ framing: undefined });
  }, [ui, isGone]);

  if (typeof opened !== "string") return null;
  const [label, said] = LABELS[tool];
  const change = (value: string) => {
    // What someone else has chosen meanwhile isn't overwritten unseen.
    const was = current === opened ? {} : { was: opened };
    if (actions.change([{ type: "set", key, path, value, ...was }], label) === "changed") actions.say(said);
  };
  return (
    <props.framePicture {...{ tool }} value={opened} onChange={change} onClose={() => ui.set({ framing: undefined })} />
  );
}
