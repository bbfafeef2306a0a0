import { useState } from "react";
import { useFieldSession } from "#drafts";
import { isObject, type JsonObject, newKey } from "#shared";
import { useKeptValues } from "#ui/kit";
import { useBlock, useEditor } from "../../state/editor-context.tsx";
import { readBlockText, textOfBlock } from "./block-text.ts";

/** The text in the JSON tab, the block that its author saw, and the own text while theirs is shown. */
type Written = { text: string; base: JsonObject; fault?: string; mine?: string };

const NOT_TAKEN = "This isn’t on the page yet";

function readKept(kept: unknown): Written | undefined {
  if (!isObject(kept) || typeof kept.text !== "string" || !isObject(kept.base)) return undefined;
  const { text, base, mine } = kept;
  return { text, base, ...(typeof mine === "string" && { mine }) };
}

/**
 * The JSON of a block, as text. Valid text becomes operations at once, so that keys survive; invalid text changes nothing
 * and is kept with the tab until it is used or discarded (spec 4). Others' edits appear in it on blur; until then
 * `conflict` offers them.
 */
export function useJsonText(blockKey: string) {
  const { document, actions } = useEditor();
  const kept = useKeptValues();
  const block = useBlock(blockKey) ?? {};
  const session = useFieldSession(document);
  const name = `json/${blockKey}`;
  const read = (text: string, before: JsonObject) =>
    readBlockText(text, { blocks: document.view().draft.blocks, before, newKey });
  const [written, setWritten] = useState<Written | undefined>(() => {
    const before = readKept(kept.read(name));
    if (!before) return undefined;
    const found = read(before.text, before.base);
    if (!found.ok) return { ...before, fault: found.error.message };
    return { text: textOfBlock(block), base: block, mine: before.mine ?? before.text };
  });

  function show(next: Written): void {
    const { fault, ...rest } = next;
    if (fault !== undefined || next.mine !== undefined) kept.write(name, rest);
    else kept.drop(name);
    setWritten(next);
  }

  /** @param base the block that the text was edited from. @param mine the own text, which is kept. */
  function store(text: string, base: JsonObject, mine?: string): void {
    const found = read(text, base);
    if (!found.ok) return show({ text, base, fault: found.error.message, mine });
    session.begin();
    const options = { group: JSON.stringify([blockKey, "json"]), session: session.current() };
    const isTaken = actions.change(found.value.operations, "Edit JSON", options) !== "refused";
    show(isTaken ? { text, base: found.value.block, mine } : { text, base, fault: NOT_TAKEN, mine });
  }

  function discard(): void {
    kept.drop(name);
    setWritten(undefined);
  }

  const isBehind = written !== undefined && textOfBlock(written.base) !== textOfBlock(block);
  const mine = written?.mine;
  return {
    text: written?.text ?? textOfBlock(block),
    fault: written?.fault,
    /** Both versions of a block that changed while its text was edited. */
    conflict: {
      showTheirs: isBehind ? () => show({ text: textOfBlock(block), base: block, mine: written.text }) : undefined,
      keepMine: isBehind ? () => store(written.text, block) : undefined,
      showMine: mine === undefined ? undefined : () => store(mine, block),
      discardMine: written?.mine === undefined ? undefined : () => show({ ...written, mine: undefined }),
    },
    write: (text: string) => store(text, written?.base ?? block, mine),
    discard,
    leave: () => {
      session.end();
      if (written?.fault === undefined && mine === undefined) setWritten(undefined);
    },
  };
}
