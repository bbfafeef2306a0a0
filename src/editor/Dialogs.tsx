import { SectionDialog } from "./clipboard/SectionDialog.tsx";
import { InserterDialog } from "./inserter/InserterDialog.tsx";
import { ShortcutsDialog } from "./shortcuts/ShortcutsDialog.tsx";
import { useEditor, useUi } from "./state/editor-context.tsx";
import { TemplateDialog } from "./template/TemplateDialog.tsx";

/** The dialogs of the editor, each only while it is open. */
export function Dialogs() {
  const { props } = useEditor();
  const inserter = useUi((state) => state.inserter);
  const dialog = useUi((state) => state.dialog);
  return (
    <>
      {inserter && <InserterDialog after={inserter.after} />}
      {dialog === "template" && <TemplateDialog />}
      {dialog === "section" && props.sections && <SectionDialog />}
      {dialog === "shortcuts" && <ShortcutsDialog />}
    </>
  );
}
