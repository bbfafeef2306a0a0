import { useCallback, useDeferredValue, useState } from "react";
import { IconSheet } from "#ui";
import { Dialog, TextField } from "#ui/kit";
import { focusCanvas } from "../canvas/focus-canvas.ts";
import { useChoices } from "../data/use-choices.ts";
import { isSharedPage } from "../is-shared-page.ts";
import { useEditor } from "../state/editor-context.tsx";
import { addBlock } from "./add-block.ts";
import { BlockTiles, FoundTiles } from "./BlockTiles.tsx";
import { Categories, type Shown } from "./Categories.tsx";
import { blockChoices, pageChoices, type BlockChoice, type StyleChoice } from "./choices.ts";
import { findBlocks } from "./find-blocks.ts";
import { moveInGrid, visibleTiles } from "./move-in-grid.ts";
import { PreviewQueueProvider, useNewPreviewQueue } from "./preview/queue-context.ts";
import { SavedSections } from "./SavedSections.tsx";
import { findSections, useSections } from "./use-sections.ts";

/**
 * Adds a block of any type in any style, or a saved section. A search looks in all categories.
 * @param props.after the key of the block before; null is the page's start.
 */
export function InserterDialog({ after }: { after: string | null }) {
  const editing = useEditor();
  useChoices(editing.props.data);
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<Shown>("All");
  const sections = useSections(editing.props.sections);
  const { queue, list, scroller } = useNewPreviewQueue();
  // Typing has priority: the tiles follow when there is time.
  const shownSearch = useDeferredValue(search.trim());
  const isSearching = shownSearch !== "";
  const choices = isSharedPage(editing.props) ? blockChoices : pageChoices;
  const found = isSearching ? findBlocks(choices, shownSearch) : [];
  const foundSections = isSearching ? findSections(sections.saved, shownSearch) : sections.saved;
  const close = () => editing.ui.set({ inserter: undefined });
  const closeAdded = () => {
    close();
    focusCanvas(editing);
  };
  const add = useCallback(
    ({ type }: BlockChoice, { value, block, isShared }: StyleChoice) => {
      editing.ui.set({ inserter: undefined });
      focusCanvas(editing);
      if (isShared) editing.actions.insert([block], after);
      else addBlock(editing, type, after, value);
    },
    [editing, after],
  );
  const show = (next: Shown) => {
    setSearch("");
    setShown(next);
    list.current?.scrollTo({ top: 0 });
  };
  const hasSections = sections.saved.length > 0;
  const hasOnlySections = !isSearching && shown === "Saved sections";
  const isEmpty = isSearching ? found.length + foundSections.length === 0 : hasOnlySections && !hasSections;
  return (
    <Dialog open size="wide" onOpenChange={close} title="Add block">
      <TextField
        label="Search blocks"
        labelHidden
        type="search"
        placeholder="Search blocks"
        autoComplete="off"
        value={search}
        onValueChange={(text) => {
          setSearch(text);
          list.current?.scrollTo({ top: 0 });
        }}
        onKeyDown={(event) => {
          const [first] = search.trim() === "" ? [] : findBlocks(choices, search);
          const [style] = first?.styles ?? [];
          const [tile] = event.key === "ArrowDown" && list.current ? visibleTiles(list.current) : [];
          if (tile) tile.querySelector("button")?.focus();
          else if (event.key !== "Enter" || !first || !style) return;
          else add(first, style);
          event.preventDefault();
        }}
      />
      <Categories shown={search.trim() === "" ? shown : undefined} {...{ hasSections }} onShow={show} />
      <p aria-live="polite" className="sr-only">
        {isSearching && `${found.length + foundSections.length} found`}
      </p>
      <IconSheet value={editing.props.canvas.icons}>
        {/* The same height for any result, so that the window doesn't jump during typing. */}
        <div
          ref={scroller}
          role="presentation"
          onKeyDown={moveInGrid}
          className="-mx-5 -mb-5 grid h-[min(48rem,85dvh-11.5rem)] content-start gap-6 overflow-y-auto border-t border-line bg-paper px-5 py-4"
        >
          <PreviewQueueProvider value={queue}>
            {isEmpty && <p className="py-6 text-center text-ink-soft">No blocks found</p>}
            <BlockTiles
              choices={choices}
              category={shown === "All" || shown === "Saved sections" ? undefined : shown}
              isHidden={isSearching || hasOnlySections}
              onChoose={add}
            />
            {found.length > 0 && <FoundTiles choices={found} onChoose={add} />}
            {(isSearching || shown === "All" || shown === "Saved sections") && (
              <SavedSections {...sections} sections={foundSections} after={after} onDone={closeAdded} />
            )}
          </PreviewQueueProvider>
        </div>
      </IconSheet>
    </Dialog>
  );
}
