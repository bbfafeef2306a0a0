import { DraftDocument } from "#drafts";
import { contentOf, keyOf } from "#publishing";
import type { JsonObject } from "#shared";
import type { Editing } from "./shortcuts/commands.ts";
import { makeActions } from "./state/actions.ts";
import { makeUiState } from "./state/ui-state.ts";

/** A page in an editor without a window, for tests of commands. */
export type OpenDocument = Editing & {
  /** The key of the block at an index. */
  key: (index: number) => string;
  /** The blocks in the stored form. */
  contents: () => JsonObject[];
};

/** Opens a page with these blocks; inserting them can't be undone. */
export function openDocument(blocks: readonly JsonObject[]): OpenDocument {
  let count = 0;
  const newKey = () => `k${(count += 1)}`;
  const empty = { metaTags: [], blocks: [], annotations: [] };
  const filled = new DraftDocument({ draft: empty, revision: 0, clientId: "other", newId: newKey });
  makeActions(filled, makeUiState(), newKey, () => {}).insert(blocks, null);
  const document = new DraftDocument({
    draft: filled.view().draft,
    revision: 1,
    clientId: "own",
    newId: newKey,
  });
  const ui = makeUiState();
  const actions = makeActions(document, ui, newKey, () => {});
  return {
    document,
    ui,
    actions,
    key: (index) => keyOf(document.view().draft.blocks[index] ?? {}),
    contents: () => contentOf(document.view().draft).blocks,
  };
}
