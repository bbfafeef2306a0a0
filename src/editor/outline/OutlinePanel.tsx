import { ListTree } from "lucide-react";
import { useDeferredValue } from "react";
import { EmptyState } from "#ui/kit";
import { useDocument } from "../state/editor-context.tsx";
import { entryOf } from "./entry-of.ts";
import { OutlineList } from "./OutlineList.tsx";
import { SelectionTools } from "./SelectionTools.tsx";
import { useHeadings } from "./use-headings.ts";

/** The page's blocks with their headings, to find, choose and order them. */
export function OutlinePanel() {
  // Writing goes first: the list follows when there is time.
  const blocks = useDeferredValue(useDocument(({ draft }) => draft.blocks));
  const headings = useHeadings();
  if (blocks.length === 0)
    return (
      <EmptyState icon={<ListTree />} title="No blocks yet">
        Blocks that you add are listed here.
      </EmptyState>
    );
  return (
    <>
      <SelectionTools />
      <OutlineList entries={blocks.map(entryOf)} headings={headings} />
    </>
  );
}
