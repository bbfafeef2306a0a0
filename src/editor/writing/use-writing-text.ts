import { useDraftText } from "#drafts";
import type { Operation } from "#publishing";
import { textOf } from "../form/controls/texts.ts";
import { operationFault } from "../form/operation-fault.ts";
import { valueIn } from "../state/value-in.ts";
import { useEditor } from "../state/editor-context.tsx";
import { TEXT_PATH } from "./text-field.ts";

const REFUSED = "This isn’t on the page yet";

/**
 * The text of a block while it is written: each change goes to the draft at once, as in the block's form. Unlike there,
 * what is typed isn't joined into one undo step at the end, as it may be an hour of work.
 * @returns as `useDraftText`; `type` takes the name of a separate step.
 */
export function useWritingText(blockKey: string) {
  const { document, actions } = useEditor();
  const address = JSON.stringify([blockKey, ...TEXT_PATH]);
  const operationOf = (change: { value: unknown; was?: unknown }): Operation => ({
    type: "set",
    key: blockKey,
    path: TEXT_PATH,
    ...change,
  });
  const { type, ...field } = useDraftText<{ step?: string }>(
    {
      document,
      address,
      read: (draft) => valueIn(draft, blockKey, TEXT_PATH),
      faultOf: (value) => operationFault(document.state, operationOf({ value })),
      set: (change, { step }) => {
        const operation = operationOf(change);
        const fault = operationFault(document.state, operation);
        if (fault !== undefined) return fault;
        const outcome = actions.change([operation], "Edit", { group: step ?? address });
        return outcome === "refused" ? REFUSED : undefined;
      },
    },
    { toText: textOf, parse: (text) => ({ value: text }) },
  );
  return { ...field, type: (text: string, step?: string) => type(text, { step }) };
}
