import { useEffect, useRef } from "react";
import { Alert, Button, Dialog, DialogButtons, focusInvalid } from "#ui/kit";
import type { ListedRow } from "../../contract.ts";
import type { Entity } from "../../entities/property.ts";
import type { RowsPlace } from "../client.ts";
import { rowTitle } from "../values/row-title.ts";
import { shownValue } from "../values/shown-value.ts";
import { useWritingOffer } from "../writing/use-writing-offer.ts";
import { RowField } from "./RowField.tsx";
import { RowHistory } from "./RowHistory.tsx";
import { useRowsArea } from "./rows-area.ts";
import { useRowForm } from "./use-row-form.ts";

type RowDialogProps = {
  place: RowsPlace;
  entity: Entity;
  /** Undefined for a new row. */
  row: ListedRow | undefined;
  /** The name of the property that gets the focus. */
  first?: string;
  onClose: () => void;
  /** Goes on with a row that was changed again during its save. */
  onMore: (id: string) => void;
};

/** Says which values someone else has changed, and lets me keep theirs or mine. */
function Conflicts({ form }: { form: ReturnType<typeof useRowForm> }) {
  const changed = form.properties.filter(({ name }) => Object.hasOwn(form.conflicts, name));
  if (changed.length === 0) return null;
  return (
    <Alert kind="error">
      <p>Someone else changed this row while you were changing it. What you entered is still here.</p>
      <ul className="mt-2 grid gap-2">
        {changed.map((property) => (
          <li key={property.id} className="flex flex-wrap items-center gap-2">
            <span className="min-w-40 flex-1 wrap-anywhere">
              {`${property.title} is now: ${shownValue(property, form.conflicts[property.name]) || "empty"}`}
            </span>
            <Button onClick={() => form.takeTheirs(property.name)}>Use theirs</Button>
            <Button onClick={() => form.settle(property.name)}>Keep mine</Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Adds a row or changes one, in a form made from the entity's properties. */
export function RowDialog({ place, entity, row, first, onClose, onMore }: RowDialogProps) {
  const form = useRowForm({ place, entity, row, onSaved: onClose, onMore });
  const { mayEdit } = useRowsArea();
  const fields = useRef<HTMLDivElement>(null);
  const { faults } = form;
  useEffect(() => {
    if (Object.keys(faults).length === 0) return;
    focusInvalid(fields.current);
  }, [faults]);
  const offer = useWritingOffer(
    place.tenant,
    form.properties.some(({ type }) => type === "longText"),
  );
  const begin = first ?? form.properties[0]?.name;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="medium"
      title={row ? rowTitle(entity, row) : "New row"}
      description={row ? entity.title : `Adds to ${entity.titlePlural}.`}
      onSubmit={form.save}
      kept={{ isKept: form.isKept, onDiscard: form.discard }}
      footer={
        <DialogButtons onCancel={onClose} busy={form.busy || form.isWaiting} data-save>
          {row ? "Save" : "Add row"}
        </DialogButtons>
      }
    >
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
      <Conflicts form={form} />
      <div ref={fields} className="grid gap-4">
        {form.properties.length === 0 && <p>This entity has no properties yet.</p>}
        {form.properties.map((property) => (
          <RowField key={property.id} {...{ place, property, form, offer }} isFirst={property.name === begin} />
        ))}
      </div>
      {row && <RowHistory {...{ place, entity, row }} mayEdit={mayEdit && !form.isKept} />}
    </Dialog>
  );
}
