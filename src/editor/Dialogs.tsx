import { lazyDialog, lazyPart } from "#ui/kit";
import { useEditor, useUi } from "./state/editor-context.tsx";

const SectionDialog = lazyDialog(async () => (await import("./clipboard/SectionDialog.tsx")).SectionDialog);
const GeneratorDialog = lazyDialog(async () => (await import("./generator/GeneratorDialog.tsx")).GeneratorDialog);
const DraftPostDialog = lazyDialog(async () => (await import("./post-draft/DraftPostDialog.tsx")).DraftPostDialog);
const ImproveDialog = lazyDialog(async () => (await import("./improve/ImproveDialog.tsx")).ImproveDialog);
const InserterDialog = lazyDialog(async () => (await import("./inserter/InserterDialog.tsx")).InserterDialog);
const ReplacePicture = lazyDialog(async () => (await import("./canvas/pictures/ReplacePicture.tsx")).ReplacePicture);
const FramePicture = lazyDialog(async () => (await import("./canvas/pictures/FramePicture.tsx")).FramePicture);
const ShortcutsDialog = lazyDialog(async () => (await import("./shortcuts/ShortcutsDialog.tsx")).ShortcutsDialog);
const WritingDialog = lazyPart(async () => (await import("./writing/WritingDialog.tsx")).WritingDialog);
const TemplateDialog = lazyDialog(async () => (await import("./template/TemplateDialog.tsx")).TemplateDialog);

/** The dialogs of the editor, each only while it is open. */
export function Dialogs() {
  const { props } = useEditor();
  const inserter = useUi((state) => state.inserter);
  const dialog = useUi((state) => state.dialog);
  const generator = useUi((state) => state.generator);
  const drafting = useUi((state) => state.drafting);
  const improving = useUi((state) => state.improving);
  const replacing = useUi((state) => state.replacing);
  const framing = useUi((state) => state.framing);
  return (
    <>
      {inserter && <InserterDialog after={inserter.after} />}
      {props.generate && generator !== undefined && <GeneratorDialog key={generator} blockKey={generator} />}
      {props.generate && drafting && <DraftPostDialog blockKey={drafting.key} />}
      {props.generate && improving && <ImproveDialog {...{ improving }} />}
      {replacing && <ReplacePicture {...replacing} blockKey={replacing.key} />}
      {framing && <FramePicture {...{ framing }} />}
      {props.writing !== undefined && props.capabilities.edit && <WritingDialog asked={props.writing} />}
      {(dialog === "template" || dialog === "gallery") && <TemplateDialog startsInGallery={dialog === "gallery"} />}
      {dialog === "section" && props.sections && <SectionDialog />}
      {dialog === "shortcuts" && <ShortcutsDialog />}
    </>
  );
}
