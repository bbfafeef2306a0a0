import { useState } from "react";
import type { JsonObject } from "#shared";
import { unstoredTexts } from "../../form/typed-texts.ts";
import { useSession } from "../../form/use-session.ts";
import { newKey } from "../../new-key.ts";
import { useBlock, useEditor } from "../../state/editor-context.tsx";
import { readBlockText, textOfBlock } from "./block-text.ts";

/** What is written in the JSON tab, and the block that its author saw before. */
type Written = { text: string; base: JsonObject; fault?: string };

/**
 * The JSON of a block, as text. What is valid becomes operations at once, so that keys survive; what isn't changes nothing
 * and stays as it was written (spec 4). Others' edits appear in it once it is left.
 */
export function useJsonText(blockKey: string) {
  const { document, actions } = useEditor();
  const block = useBlock(blockKey) ?? {};
  const unstored = unstoredTexts(document);
  const session = useSession();
  const address = JSON.stringify([blockKey, "json"]);
  const [written, setWritten] = useState<Written | undefined>(() => {
    const { text, base } = unstored.get(address) ?? {};
    if (text === undefined || !base) return undefined;
    const read = readBlockText(text, { blocks: document.view().draft.blocks, before: base, newKey });
    return read.ok ? undefined : { text, base, fault: read.error.message };
  });

  function write(text: string): void {
    const base = written?.base ?? block;
    const read = readBlockText(text, { blocks: document.view().draft.blocks, before: base, newKey });
    if (!read.ok) {
      unstored.set(address, { text, base });
      return setWritten({ text, base, fault: read.error.message });
    }
    unstored.delete(address);
    session.begin();
    actions.change(read.value.operations, "Edit JSON", { group: address, session: session.current() });
    setWritten({ text, base: read.value.block });
  }

  return {
    text: written?.text ?? textOfBlock(block),
    fault: written?.fault,
    write,
    leave: () => {
      session.end();
      if (written?.fault === undefined) setWritten(undefined);
    },
  };
}
