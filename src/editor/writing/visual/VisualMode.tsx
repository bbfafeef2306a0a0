import { useEffect, useEffectEvent, useState } from "react";
import { openVisualText } from "./bridge/visual-text.ts";
import { VisualEditor, type VisualEditorProps } from "./VisualEditor.tsx";

/** Why a text can't be shown in visual mode, and the line that it is about, if it is about one. */
export type Refusal = { reason: string; line?: number };

type VisualModeProps = Omit<VisualEditorProps, "opened" | "onRefused"> & { onRefused: (refusal: Refusal) => void };

/** A text in visual mode, if it can be written back from there as it is; otherwise it says what keeps it in Markdown. */
export function VisualMode({ onRefused, ...props }: VisualModeProps) {
  const [opened] = useState(() => openVisualText(props.text));
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    if (!opened.ok) refuse({ reason: opened.error.message, line: opened.obstacle?.line });
  }, [opened]);
  if (!opened.ok) return null;
  return <VisualEditor {...props} opened={opened.value} onRefused={(reason) => onRefused({ reason })} />;
}
