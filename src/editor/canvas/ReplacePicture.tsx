import { isSame, type Operation, type Path } from "#publishing";
import { altChange, type ChosenPicture } from "../form/replace-picture.ts";
import { useBlock, useEditor } from "../state/editor-context.tsx";
import { fieldTexts } from "./plain-texts.ts";

/** Replaces a picture on the page together with its alt text, in one step. */
export function ReplacePicture({ blockKey, path }: { blockKey: string; path: Path }) {
  const { ui, actions, props } = useEditor();
  const block = useBlock(blockKey);
  const field = block && fieldTexts(block).find((one) => isSame(one.path, path));
  const choose = (picture: ChosenPicture) => {
    if (!field) return;
    const changes = [{ path, value: picture.url }, ...altChange(block, field.spec, path, picture)];
    const operations = changes.map((change): Operation =>
      Object.assign({ type: "set", key: blockKey } as const, change),
    );
    if (actions.change(operations, "Replace picture") === "changed") actions.say("Picture replaced");
  };
  return <props.imagePicker open onOpenChange={() => ui.set({ replacing: undefined })} onChoose={choose} />;
}
