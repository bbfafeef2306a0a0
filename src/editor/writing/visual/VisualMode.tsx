import { useEffect, useEffectEvent, useState } from "react";
import { LoadingBlock } from "#ui/kit";
import type { Opened } from "./bridge/open-text.ts";
import { openAtOnce, openInSlices } from "./open-in-slices.ts";
import { VisualEditor, type VisualEditorProps } from "./VisualEditor.tsx";

/** Why a text can't be shown in visual mode, and the line that it is about, if it is about one. */
export type Refusal = { reason: string; line?: number };

type VisualModeProps = Omit<VisualEditorProps, "opened" | "onRefused" | "onReopen"> & {
  onRefused: (refusal: Refusal) => void;
};

/** @returns a text once it is opened, and what opens it again as it is then. */
function useOpened(text: string) {
  const [opened, setOpened] = useState<Opened | undefined>(() => openAtOnce(text));
  const reading = opened ? undefined : text;
  useEffect(() => (reading === undefined ? undefined : openInSlices(reading, setOpened)), [reading]);
  return { opened, reopen: () => setOpened(undefined) };
}

/** A text in visual mode, if it can be written back from there as it is; otherwise it says what keeps it in Markdown. */
export function VisualMode({ onRefused, ...props }: VisualModeProps) {
  const { opened, reopen } = useOpened(props.text);
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    if (opened && !opened.ok) refuse({ reason: opened.error.message, line: opened.obstacle?.line });
  }, [opened]);
  if (!opened)
    return (
      <div className="mx-auto max-w-2xl p-6">
        <LoadingBlock lines={6} />
      </div>
    );
  if (!opened.ok) return null;
  return (
    <VisualEditor
      {...props}
      opened={opened.value}
      onRefused={(reason, line) => onRefused({ reason, line })}
      onReopen={reopen}
    />
  );
}
