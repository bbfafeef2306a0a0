import { useState } from "react";
import { useAction } from "#client";
import { Alert, Dialog, DialogButtons, SwitchField, TextField } from "#ui/kit";
import { MAX_VIEW_TITLE } from "../limits.ts";

type ViewDialogProps = {
  /** What it is called so far; undefined for a new view. */
  view: { title: string; isShared: boolean } | undefined;
  /** What a new view keeps. */
  description: string;
  /** @throws ApiError */
  onSave: (view: { title: string; isShared: boolean }) => Promise<void>;
  onClose: () => void;
};

/** Names a view, and says who has it. */
export function ViewDialog({ view, description, onSave, onClose }: ViewDialogProps) {
  const [title, setTitle] = useState(view?.title ?? "");
  const [isShared, setShared] = useState(view?.isShared ?? true);
  const [fault, setFault] = useState<string>();
  const { busy, error, run } = useAction(() => onSave({ title, isShared }), onClose);
  function save(): void {
    setFault(title.trim() ? undefined : "Enter a name");
    if (title.trim()) run();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={view ? "Change view" : "Save as view"}
      description={view ? undefined : description}
      onSubmit={save}
      footer={
        <DialogButtons onCancel={onClose} busy={busy} data-save>
          {view ? "Save" : "Save view"}
        </DialogButtons>
      }
    >
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      <TextField
        label="Name"
        value={title}
        maxLength={MAX_VIEW_TITLE}
        error={fault}
        autoComplete="off"
        onValueChange={setTitle}
      />
      <SwitchField
        label="Share with all staff"
        hint="Everyone who works with this list sees it and may change it. Otherwise it is your own."
        checked={isShared}
        onCheckedChange={setShared}
      />
    </Dialog>
  );
}
