import { useState } from "react";
import { Alert, Dialog, DialogButtons } from "#ui/kit";
import { useSubmit, ApiError } from "#client";
import { BlocksFileField, type BlocksFile } from "../BlocksFileField.tsx";
import { blocksFault } from "../read-blocks-file.ts";
import { useChangeDraft } from "../use-change-draft.ts";
import { call } from "../../call.ts";

type ImportDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  pageId: string;
  /** Whether the page is empty: then there is nothing to choose, as both modes do the same. */
  isEmpty: boolean;
};

const MODES = [
  { value: "replace", label: "Replace the blocks on the page" },
  { value: "append", label: "Add after the blocks on the page" },
];

/** Imports the blocks of a file into the draft. */
export function ImportDialog({ open, ...rest }: ImportDialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onOpenChange, pageId, isEmpty }: Omit<ImportDialogProps, "open">) {
  const [file, setFile] = useState<BlocksFile>();
  const changeDraft = useChangeDraft(pageId);
  const form = useSubmit(
    async ({ mode = "replace" }) => {
      if (!file) throw new ApiError("INVALID", 422, "Choose a file first.");
      const body = { blocks: file.blocks, mode: mode === "append" ? ("append" as const) : ("replace" as const) };
      const run = (params: { id: string }, changeId: string) =>
        call("POST /api/pages/:id/import", { params, body: { ...body, id: changeId } });
      await changeDraft(JSON.stringify(body), run, `${file.name} imported into the draft`).catch((error: unknown) => {
        throw blocksFault(error);
      });
    },
    () => onOpenChange(false),
  );
  const choose = (chosen: BlocksFile | undefined) => {
    setFile(chosen);
    form.clearError();
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Import blocks.json"
      description="The blocks go into the draft: visitors see nothing until you publish."
      onSubmit={form.handleSubmit}
      footer={
        <DialogButtons onCancel={() => onOpenChange(false)} busy={form.busy}>
          Import
        </DialogButtons>
      }
    >
      <BlocksFileField value={file} onChange={choose} />
      {!isEmpty && (
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-semibold">Where to add the blocks</legend>
          {MODES.map(({ value, label }) => (
            <label key={value} className="flex items-center gap-2.5 pointer-coarse:min-h-11">
              <input
                type="radio"
                name="mode"
                value={value}
                defaultChecked={value === "replace"}
                className="size-4.5 accent-brand"
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
    </Dialog>
  );
}
