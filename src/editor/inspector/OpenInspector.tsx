import { findBlock } from "#blocks";
import { labelOf, typeOf, type Path } from "#publishing";
import { Dialog, Tabs } from "#ui/kit";
import { BlockForm, DerivedForm } from "../form/DerivedForm.tsx";
import { ImproveBlock } from "../improve/ImproveBlock.tsx";
import { useDocument, useEditor } from "../state/editor-context.tsx";
import { DockedDialog } from "./DockedDialog.tsx";
import { JsonTab } from "./json/JsonTab.tsx";
import { LayoutSection } from "./LayoutSection.tsx";
import { useMedia } from "./use-media.ts";

/** From here on there is room for the form beside the canvas. */
const WIDE = "(min-width: 64rem)";

function BlockTab({ blockKey, type, path }: { blockKey: string; type: string; path?: Path }) {
  return (
    <div data-page-undo>
      <div className="mb-4 empty:hidden">
        <ImproveBlock blockKey={blockKey} type={type} />
      </div>
      <BlockForm blockKey={blockKey} path={path}>
        {findBlock(type) ? (
          <DerivedForm type={type} />
        ) : (
          <p className="text-ink-soft">There is no form for blocks of the type {type}. Use the JSON tab.</p>
        )}
        <LayoutSection blockKey={blockKey} />
      </BlockForm>
    </div>
  );
}

/** The dialog "Edit {label}" of a block that is there. @param props.path the field to begin at. */
export function OpenInspector({ blockKey, path }: { blockKey: string; path?: Path }) {
  const { ui } = useEditor();
  const isWide = useMedia(WIDE);
  // Texts stay the same while somebody types: only the field is drawn anew.
  const find = (blocks: readonly { key?: unknown }[]) => blocks.find(({ key }) => key === blockKey);
  const type = useDocument(({ draft }) => typeOf(find(draft.blocks) ?? {}));
  const label = useDocument(({ draft }) => labelOf(find(draft.blocks) ?? {}));
  const close = () => ui.set({ inspector: undefined });
  const tabs = [
    { id: "block", label: "Block", content: <BlockTab {...{ blockKey, type, path }} /> },
    { id: "json", label: "JSON", content: <JsonTab blockKey={blockKey} type={type} /> },
  ];
  const title = `Edit ${label}`;
  const contents = <Tabs label="Ways to edit the block" tabs={tabs} />;
  if (isWide) {
    return (
      <DockedDialog title={title} onClose={close}>
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
