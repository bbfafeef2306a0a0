import { Copy } from "lucide-react";
import { nameInWords } from "#shared";
import { Button, Dialog, TextField } from "#ui/kit";
import { copyText } from "./copy-text.ts";

type CopyDialogProps = {
  title: string;
  description: string;
  /** What the value is. */
  what: Parameters<typeof copyText>[1];
  value: string;
  onClose: () => void;
};

/** Shows a value to copy, as the next step after the dialog in which it was made. */
export function CopyDialog({ title, description, what, value, onClose }: CopyDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      {...{ title, description }}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button
            key="copy"
            variant="primary"
            icon={<Copy />}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone, and this is the next step
            autoFocus
            onClick={() => void copyText(value, what)}
          >
            {`Copy the ${what}`}
          </Button>
        </>
      }
    >
      <TextField label={nameInWords(what)} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
    </Dialog>
  );
}
