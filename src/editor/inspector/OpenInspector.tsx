import { MousePointerClick } from "lucide-react";
import { useEffect, useState } from "react";
import { findByKey, labelOf, typeOf, type Path } from "#publishing";
import type { JsonObject } from "#shared";
import { Alert, Button, Dialog, EmptyState, Tabs } from "#ui/kit";
import { WAIT } from "../state/busy.ts";
import { useDocument, useEditor, useUi } from "../state/editor-context.tsx";
import { useMedia, WIDE } from "../use-media.ts";
import { BlockTab } from "./BlockTab.tsx";
import { DockedDialog } from "./DockedDialog.tsx";
import { JsonTab } from "./json/JsonTab.tsx";

type OpenInspectorProps = {
  /** The edited block; undefined unless exactly one is selected. */
  blockKey: string | undefined;
  /** The field to begin at. */
  path?: Path;
  /** A new number for each request to open the dialog. */
  request: number;
};

/** @returns the current tab, which persists from block to block; a field to begin at opens the first one. */
function useTab({ path, request }: OpenInspectorProps) {
  const [shown, setShown] = useState({ tab: "block", request });
  if (shown.request !== request) setShown({ tab: path ? "block" : shown.tab, request });
  return { tab: shown.tab, setTab: (tab: string) => setShown({ tab, request }) };
}

/** The dialog "Edit {label}" of the selected block. */
export function OpenInspector(props: OpenInspectorProps) {
  const { blockKey, path, request } = props;
  const { ui } = useEditor();
  const isWide = useMedia(WIDE);
  const { tab, setTab } = useTab(props);
  const generating = useUi((state) => state.generating);
  // Texts don't change during typing: only the field re-renders.
  const find = (blocks: readonly JsonObject[]) => findByKey(blocks, blockKey ?? "") ?? {};
  const type = useDocument(({ draft }) => typeOf(find(draft.blocks)));
  const label = useDocument(({ draft }) => labelOf(find(draft.blocks)));
  const close = () => ui.set({ inspector: undefined });
  const isEmpty = blockKey === undefined;
  useEffect(() => {
    // Over the canvas, no other block could be selected.
    if (isEmpty && !isWide) ui.set({ inspector: undefined });
  }, [ui, isEmpty, isWide]);
  const title = isEmpty ? "Edit" : `Edit ${label}`;
  const tabs = isEmpty ? (
    <NothingToEdit />
  ) : (
    <Tabs
      label="Ways to edit the block"
      value={tab}
      onValueChange={setTab}
      tabs={[
        {
          id: "block",
          label: "Block",
          content: <BlockTab {...{ blockKey, type, path }} onJson={() => setTab("json")} />,
        },
        { id: "json", label: "JSON", content: <JsonTab blockKey={blockKey} type={type} /> },
      ]}
      key={path ? `${blockKey} ${request}` : blockKey}
    />
  );
  const contents = (
    <>
      {generating && (
        <Alert kind="info">
          <p>{WAIT}</p>
          <Button className="mt-2" onClick={generating.stop}>
            Stop
          </Button>
        </Alert>
      )}
      <div inert={generating !== undefined} className={generating && "mt-3 opacity-60"}>
        {tabs}
      </div>
    </>
  );
  if (isWide) {
    return (
      <DockedDialog {...{ title, request, blockKey }} onClose={close}>
        {contents}
      </DockedDialog>
    );
  }
  return (
    <Dialog open onOpenChange={close} title={title} size="medium">
      {contents}
    </Dialog>
  );
}

/** Replaces the form while several blocks are selected, or none. */
function NothingToEdit() {
  const count = useUi(({ selection }) => selection.length);
  return (
    <EmptyState icon={<MousePointerClick />} title={count > 1 ? `${count} blocks selected` : "No block selected"}>
      {count > 1 ? "Select only one of them to edit it here." : "Select a block on the page to edit it here."}
    </EmptyState>
  );
}
