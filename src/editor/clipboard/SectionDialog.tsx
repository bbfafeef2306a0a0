import { useState } from "react";
import { isFact, keyOf, labelOf, SECTION_NAME_MAX, valueAt, type Draft } from "#publishing";
import { messageOf, type JsonObject } from "#shared";
import { Alert, Dialog, DialogButtons, TextField, toast, useKeptText } from "#ui/kit";
import { countBlocks } from "../count-blocks.ts";
import { selectedBlocks } from "../shortcuts/commands.ts";
import { useEditor } from "../state/editor-context.tsx";
import { bareBlocks } from "./written-blocks.ts";

/** @returns why blocks can't be saved: a section has no marks, so what nobody has confirmed would count as confirmed. */
function reasonAgainst(blocks: readonly JsonObject[], { annotations }: Draft): string | undefined {
  for (const block of blocks) {
    const facts = annotations.filter((mark) => mark.key === keyOf(block) && isFact(mark));
    const fact = facts.find(({ path }) => valueAt(block, path));
    if (fact) return `${labelOf(block)}: nobody has confirmed this yet: ${fact.text}. Confirm or change it first.`;
  }
  return undefined;
}

/** Saves the selected blocks under a name, so that they can be inserted on any page. */
export function SectionDialog() {
  const editing = useEditor();
  const { ui, props } = editing;
  const { value: name, change: setName, isKept, drop } = useKeptText("section");
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  // What someone else changes until it is saved is in neither: the marks are those of the blocks that are saved.
  const [{ blocks, draft }] = useState(() => ({
    blocks: selectedBlocks(editing),
    draft: editing.document.view().draft,
  }));
  const isShown = () => ui.get().dialog === "section";
  const close = () => ui.set({ dialog: undefined });

  async function save(): Promise<void> {
    if (!name.trim()) return setError("Give the section a name");
    const unconfirmed = reasonAgainst(blocks, draft);
    if (unconfirmed) return setError(unconfirmed);
    setError(undefined);
    setFailure(undefined);
    setBusy(true);
    try {
      await props.sections?.save(name.trim(), bareBlocks(blocks));
      toast.success(`“${name.trim()}” saved. Find it under “Add block”.`);
      drop();
      // Another dialog may be open by then.
      if (isShown()) close();
    } catch (thrown) {
      if (!isShown()) return toast.error(messageOf(thrown));
      setFailure(messageOf(thrown));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      title="Save as section"
      description={`Saves ${countBlocks(blocks.length)}, which anyone can then insert on any page.`}
      onSubmit={() => void save()}
      kept={{ isKept, onDiscard: drop }}
      footer={
        <DialogButtons onCancel={close} busy={busy}>
          Save section
        </DialogButtons>
      }
    >
      {failure !== undefined && <Alert kind="error">{failure}</Alert>}
      <TextField
        label="Name"
        required
        maxLength={SECTION_NAME_MAX}
        value={name}
        onValueChange={setName}
        error={error}
      />
    </Dialog>
  );
}
