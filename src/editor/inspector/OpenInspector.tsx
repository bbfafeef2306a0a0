import { MousePointerClick } from "lucide-react";
import { useEffect, useState } from "react";
import { findByKey, labelOf, typeOf, type Path } from "#publishing";
import { cx, type JsonObject } from "#shared";
import { Alert, Button, Dialog, EmptyState, Tabs } from "#ui/kit";
import { WAIT } from "../state/busy.ts";
import { useDocument, useEditor, useUi } from "../state/editor-context.tsx";
import { useMedia, WIDE } from "../use-media.ts";
import { BlockTab } from "./BlockTab.tsx";
import { partOf, type FormPart } from "./form-parts.ts";
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

type Way = "block" | "json";
type Shown = { way: Way; part: FormPart };

/** @returns the open tabs, which persist from block to block; a field to begin at opens those that hold it. */
function useTabs({ path, request }: OpenInspectorProps, type: string) {
  const holding = (): Partial<Shown> => (path ? { way: "block", part: partOf(type, path) } : {});
  const [shown, setShown] = useState<Shown & { request: number }>(() => ({
    way: "block",
    part: "content",
    ...holding(),
    request,
  }));
  if (shown.request !== request) setShown({ ...shown, ...holding(), request });
  return { ...shown, open: (change: Partial<Shown>) => setShown({ ...shown, ...change }) };
}

/** The dialog "Edit {label}" of the selected block. */
export function OpenInspector(props: OpenInspectorProps) {
  const { blockKey, path, request } = props;
  const { ui } = useEditor();
  const isWide = useMedia(WIDE);
  const generating = useUi((state) => state.generating);
  const isWriting = generating.length > 0;
  const stop = () => generating.forEach((one) => one.stop());
  // Texts don't change during typing: only the field re-renders.
  const find = (blocks: readonly JsonObject[]) => findByKey(blocks, blockKey ?? "") ?? {};
  const type = useDocument(({ draft }) => typeOf(find(draft.blocks)));
  const label = useDocument(({ draft }) => labelOf(find(draft.blocks)));
  const { way, part, open } = useTabs(props, type);
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
      value={way}
      onValueChange={(next) => open({ way: next })}
      tabs={[
        {
          id: "block",
          label: "Block",
          content: (
            <BlockTab
              {...{ blockKey, type, path, part }}
              onPart={(next) => open({ part: next })}
              onJson={() => open({ way: "json" })}
            />
          ),
        },
        { id: "json", label: "JSON", content: <JsonTab blockKey={blockKey} type={type} /> },
      ]}
      key={path ? `${blockKey} ${request}` : blockKey}
    />
  );
  const contents = (
    <>
      {isWriting && (
        <Alert kind="info">
          <p>{WAIT}</p>
          <Button className="mt-2" onClick={stop}>
            Stop
          </Button>
        </Alert>
      )}
      <div inert={isWriting} className={cx(isWriting && "mt-3 opacity-60")}>
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
      {/* As high as the dialog may be: the tabs would move with the height of their content. */}
      <div className="min-h-[calc(92dvh-5rem)] sm:min-h-[calc(85dvh-5rem)]">{contents}</div>
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
