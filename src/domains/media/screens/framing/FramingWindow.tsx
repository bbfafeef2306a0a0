import type { ReactNode } from "react";
import { Button, Dialog, DialogButtons } from "#ui/kit";

type FramingWindowProps = {
  title: string;
  description: string;
  /** Whether there is something to apply already. */
  canApply?: boolean;
  onReset: () => void;
  onApply: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog around a picture's stage and its numbers: nothing changes before "Apply", which closes it. */
export function FramingWindow({ canApply = true, onReset, onApply, onClose, children, ...texts }: FramingWindowProps) {
  const apply = () => {
    onApply();
    onClose();
  };
  return (
    <Dialog
      {...texts}
      open
      size="page"
      onOpenChange={onClose}
      onSubmit={apply}
      footer={
        // In one row on a phone too: the height is the picture's.
        <div className="flex w-full justify-end gap-2 max-sm:[&>*]:flex-1">
          <Button className="sm:me-auto" onClick={onReset}>
            Reset
          </Button>
          <DialogButtons onCancel={onClose} disabled={!canApply}>
            Apply
          </DialogButtons>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
