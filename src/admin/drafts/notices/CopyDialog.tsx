import { Check, Copy } from "lucide-react";
import { useId, useState } from "react";
import { Button, Dialog, TextArea } from "#ui/kit";

type CopyDialogProps = { title: string; description: string; value: unknown; onClose: () => void };

/** Shows something as JSON to copy, even where the browser doesn't let scripts copy. */
export function CopyDialog({ title, description, value, onClose }: CopyDialogProps) {
  const [isCopied, setCopied] = useState(false);
  const id = useId();
  const text = JSON.stringify(value, null, 2);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      const area = document.getElementById(id);
      if (area instanceof HTMLTextAreaElement) area.select();
    }
  };
  return (
    <Dialog
      open
      size="medium"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" icon={isCopied ? <Check /> : <Copy />} onClick={() => void copy()}>
            {isCopied ? "Copied" : "Copy"}
          </Button>
        </>
      }
    >
      <TextArea id={id} label="Changes as JSON" readOnly value={text} className="max-h-80 font-mono text-sm" />
    </Dialog>
  );
}
