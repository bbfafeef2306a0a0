import { Sparkles } from "lucide-react";
import { numbered } from "#client";
import { Alert, Button, Dialog, TextArea, useKeptText } from "#ui/kit";
import type { Property } from "../../entities/property.ts";
import type { WritingOffer } from "../../writing/text-contract.ts";
import { MAX_NOTE } from "../../writing/text-limits.ts";
import type { RowsPlace } from "../client.ts";
import type { RowFields } from "./shown-texts.ts";
import { Unconfirmed } from "./Unconfirmed.tsx";
import { useWriting, type WrittenText } from "./use-writing.ts";

type WriteDialogProps = {
  place: RowsPlace;
  /** The text that is written. */
  target: Property;
  fields: RowFields;
  offer: WritingOffer;
  /** The name under which the note is kept in the tab. */
  keptName: string;
  onUse: (written: WrittenText) => void;
  onClose: () => void;
};

/** The text as it was written. */
function Result({ text, unconfirmed }: WrittenText) {
  return (
    <section aria-label="Written text" className="grid gap-2">
      <p className="rounded-control border border-line bg-tint px-3 py-2.5 wrap-anywhere whitespace-pre-wrap">{text}</p>
      {unconfirmed.length > 0 && <Unconfirmed claims={unconfirmed} />}
    </section>
  );
}

/** Lets a model write a text of a row from the form's other fields and a note. Nothing is changed before it is used. */
export function WriteDialog({ place, target, fields, offer, keptName, onUse, onClose }: WriteDialogProps) {
  const note = useKeptText(keptName);
  const { isBusy, found, message, write, stop } = useWriting(place, target, fields);
  const isReplaced = fields.valueOf(target).length > 0;
  const { isConfigured, used = 0, max } = offer;
  const left = max === undefined ? undefined : `${numbered(used)} of ${numbered(max)} AI tokens used this month`;
  const unsent = target.isPrivate ? "Contact details and links" : "Private fields, contact details and links";
  function use(written: WrittenText): void {
    note.drop();
    onUse(written);
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="medium"
      title={`Write “${target.title}”`}
      description={
        isConfigured
          ? `From your note and the other fields of this row. ${unsent} aren’t sent to the model.`
          : undefined
      }
      footer={
        <>
          {isBusy ? <Button onClick={stop}>Stop</Button> : <Button onClick={onClose}>Close</Button>}
          {isConfigured && (
            <Button
              icon={<Sparkles />}
              variant={found ? "quiet" : "primary"}
              busy={isBusy}
              onClick={() => void write(note.value.trim())}
            >
              {found ? "Write again" : "Write"}
            </Button>
          )}
          {found && !isBusy && (
            <Button variant="primary" onClick={() => use(found)}>
              {isReplaced ? "Replace the text" : "Use this text"}
            </Button>
          )}
        </>
      }
    >
      {!isConfigured && <Alert kind="info">{offer.message}</Alert>}
      {isConfigured && (
        <TextArea
          label="What should it say?"
          name="note"
          required={false}
          maxLength={MAX_NOTE}
          value={note.value}
          onValueChange={note.change}
          hint={left}
          data-first="end"
        />
      )}
      {message !== undefined && <Alert kind="error">{message}</Alert>}
      <p role="status" className={isBusy ? "text-sm text-ink-soft" : "sr-only"}>
        {isBusy ? "The model is writing…" : found ? "The text is written." : ""}
      </p>
      {found && <Result {...found} />}
    </Dialog>
  );
}
