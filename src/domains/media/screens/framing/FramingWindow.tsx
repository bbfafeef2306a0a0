import type { ReactNode } from "react";
import { Button, Dialog } from "#ui/kit";

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
        <>
          <Button className="sm:me-auto" onClick={onReset}>
            Reset
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={!canApply}>
            Apply
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
