import { Button, Dialog } from "#ui/kit";
import { useEditor } from "../state/editor-context.tsx";
import { AskDialog } from "./AskDialog.tsx";
import { OutlineDialog } from "./OutlineDialog.tsx";
import { useRun, useRunController } from "./run-context.tsx";

/** The dialog "Generate page with AI": the request, then the outline. */
export function PageRunDialog() {
  const { ui } = useEditor();
  const controller = useRunController();
  const phase = useRun((run) => run.phase);
  const close = () => ui.set({ pageRun: "closed" });
  const closeForm = () => {
    controller.change({ ...controller.run, message: undefined });
    close();
  };
  if (phase === "asking") return <AskDialog onClose={closeForm} />;
  if (phase !== "writing") return <OutlineDialog onClose={close} />;
  return (
    <Dialog
      open
      onOpenChange={close}
      title="Generate page with AI"
      description="There are generated blocks on the canvas. Accept or reject them first."
      footer={<Button onClick={close}>Back to the page</Button>}
    />
  );
}
