import { useState } from "react";
import type { JsonObject } from "#shared";
import { unstoredTexts } from "../../form/typed-texts.ts";
import { useSession } from "../../form/use-session.ts";
import { newKey } from "../../new-key.ts";
import { useBlock, useEditor } from "../../state/editor-context.tsx";
import { readBlockText, textOfBlock } from "./block-text.ts";

/** What is written in the JSON tab, the block that its author saw before, and the own text while theirs is shown. */
type Written = { text: string; base: JsonObject; fault?: string; mine?: string };

/**
 * The JSON of a block, as text. What is valid becomes operations at once, so that keys survive; what isn't changes nothing
 * and stays as it was written (spec 4). Others' edits appear in it once it is left; until then `meanwhile` offers them.
 */
export function useJsonText(blockKey: string) {
  const { document, actions } = useEditor();
  const block = useBlock(blockKey) ?? {};
  const unstored = unstoredTexts(document);
  const session = useSession();
  const address = JSON.stringify([blockKey, "json"]);
  const read = (text: string, before: JsonObject) =>
    readBlockText(text, { blocks: document.view().draft.blocks, before, newKey });
  const [written, setWritten] = useState<Written | undefined>(() => {
    const { text, base } = unstored.get(address) ?? {};
    if (text === undefined || !base) return undefined;
    const found = read(text, base);
    return found.ok ? undefined : { text, base, fault: found.error.message };
  });

  /** @param base the block that the text is a change of. @param mine the own text that is kept behind it. */
  function store(text: string, base: JsonObject, mine?: string): void {
    const found = read(text, base);
    if (!found.ok) {
      unstored.set(address, { text, base });
      return setWritten({ text, base, fault: found.error.message, mine });
    }
    if (mine === undefined) unstored.delete(address);
    session.begin();
    actions.change(found.value.operations, "Edit JSON", { group: address, session: session.current() });
    setWritten({ text, base: found.value.block, mine });
  }

  function discardMine(): void {
    unstored.delete(address);
    setWritten(written && { ...written, mine: undefined });
  }

  const isBehind = written !== undefined && textOfBlock(written.base) !== textOfBlock(block);
  const mine = written?.mine;
  return {
    text: written?.text ?? textOfBlock(block),
    fault: written?.fault,
    /** Both versions of a block that changed while its text was written. */
    meanwhile: {
      showTheirs: isBehind
        ? () => setWritten({ text: textOfBlock(block), base: block, mine: written.text })
        : undefined,
      keepMine: isBehind ? () => store(written.text, block) : undefined,
      showMine: mine === undefined ? undefined : () => store(mine, block),
      discardMine: mine === undefined ? undefined : discardMine,
    },
    write: (text: string) => store(text, written?.base ?? block, mine),
    leave: () => {
      session.end();
      if (written?.fault === undefined && mine === undefined) setWritten(undefined);
    },
  };
}
