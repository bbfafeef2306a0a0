import { findByKey, type Path } from "#publishing";
import { TextField } from "#ui/kit";
import { FieldBox } from "../form/controls/FieldBox.tsx";
import { parseText, textOf } from "../form/controls/texts.ts";
import { useTypedText } from "../form/use-typed-text.ts";
import { useDocument } from "../state/editor-context.tsx";

const ANCHOR: Path = ["id"];

/** The name that links to a block lead to. */
export function AnchorField({ blockKey }: { blockKey: string }) {
  const parse = (text: string) => parseText(text.trim(), true);
  const { text, error, type, around } = useTypedText({ path: ANCHOR, toText: textOf, parse });
  const isTaken = useDocument(({ draft }) => {
    const own = findByKey(draft.blocks, blockKey)?.id;
    return Boolean(own) && draft.blocks.some(({ key, id }) => id === own && key !== blockKey);
  });
  const hint = isTaken
    ? "Another block already has this anchor. Choose a different one."
    : "Link to the block with # and this name";
  return (
    <FieldBox path={ANCHOR} {...around}>
      <TextField
        label="Anchor"
        value={text}
        onValueChange={type}
        hint={hint}
        error={error}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
    </FieldBox>
  );
}
