import { useEffect, useState } from "react";
import { isSame, type Operation, type Path, valueAt } from "#publishing";
import { altChange, type ChosenPicture } from "../../form/replace-picture.ts";
import { useBlock, useEditor } from "../../state/editor-context.tsx";
import { fieldTexts } from "../typing/plain-texts.ts";

type ReplacePictureProps = {
  blockKey: string;
  path: Path;
  /** Uploaded at once, and taken when that has worked. */
  file?: File;
};

/** Replaces a picture on the page together with its alt text, in one step. */
export function ReplacePicture({ blockKey, path, file }: ReplacePictureProps) {
  const { ui, actions, props } = useEditor();
  const block = useBlock(blockKey);
  const [opened] = useState(block);
  const field = block && fieldTexts(block).find((one) => isSame(one.path, path));
  const isGone = field === undefined;
  useEffect(() => {
    if (isGone) ui.set({ replacing: undefined, alert: "The picture that you wanted to replace was removed" });
  }, [ui, isGone]);
  if (!block || !field || !opened) return null;

  /** What someone else has chosen meanwhile isn't overwritten unseen. */
  const seen = (at: Path) => {
    const was = valueAt(opened, at);
    return was === valueAt(block, at) ? {} : { was: was ?? null };
  };
  const choose = (picture: ChosenPicture) => {
    const changes = [{ path, value: picture.url }, ...altChange(block, field.spec, path, picture)];
    const operations = changes.map((change): Operation =>
      Object.assign({ type: "set", key: blockKey } as const, change, seen(change.path)),
    );
    if (actions.change(operations, "Replace picture") === "changed") actions.say("Picture replaced");
  };
  return <props.imagePicker open file={file} onOpenChange={() => ui.set({ replacing: undefined })} onChoose={choose} />;
}
