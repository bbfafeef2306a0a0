import { Sparkles } from "lucide-react";
import { useRef, useState } from "react";
import { Button, lazyDialog } from "#ui/kit";
import type { Property } from "../../entities/property.ts";
import type { WritingOffer } from "../../writing/text-contract.ts";
import type { RowsPlace } from "../client.ts";
import type { Entered } from "../values/entered.ts";
import type { RowFields } from "./shown-texts.ts";
import { Unconfirmed } from "./Unconfirmed.tsx";
import type { WrittenText } from "./use-writing.ts";

const WriteDialog = lazyDialog(async () => (await import("./WriteDialog.tsx")).WriteDialog);

type WriteWithAiProps = {
  place: RowsPlace;
  /** The text that is written. */
  target: Property;
  fields: RowFields;
  offer: WritingOffer;
  /** Of the row's form, for what is kept in the tab. */
  keptName: string;
  onChange: (value: Entered) => void;
};

/** Below the field of a long text: opens the dialog, and says what of the used text nobody has said, until it is edited. */
export function WriteWithAi({ target, fields, keptName, onChange, ...rest }: WriteWithAiProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [used, setUsed] = useState<WrittenText & { before: Entered }>();
  const isUnedited = used !== undefined && fields.valueOf(target) === used.text;
  function take(written: WrittenText): void {
    setUsed({ ...written, before: fields.valueOf(target) });
    onChange(written.text);
    setOpen(false);
  }
  function undo(before: Entered): void {
    onChange(before);
    // The button that was pressed goes.
    opener.current?.focus();
  }
  return (
    <div className="grid gap-2">
      {isUnedited && used.unconfirmed.length > 0 && <Unconfirmed claims={used.unconfirmed} />}
      <div className="flex flex-wrap gap-2">
        <Button ref={opener} icon={<Sparkles />} aria-description={target.title} onClick={() => setOpen(true)}>
          Write with AI
        </Button>
        {isUnedited && <Button onClick={() => undo(used.before)}>Undo</Button>}
      </div>
      {isOpen && (
        <WriteDialog
          {...{ ...rest, target, fields }}
          keptName={`${keptName}/write/${target.id}`}
          onUse={take}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
