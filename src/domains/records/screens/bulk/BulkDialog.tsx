import { useState } from "react";
import { Alert, Button, Dialog, SelectField } from "#ui/kit";
import { numbered } from "#client";
import type { ListedRow } from "../../contract.ts";
import type { Property } from "../../entities/property.ts";
import { readValue } from "../../values/read-value.ts";
import type { RowsPlace } from "../client.ts";
import { valueFault } from "../rows/row-faults.ts";
import { givenOf, type Entered } from "../values/entered.ts";
import { ValueField } from "../values/ValueField.tsx";
import { batchesOf, pagesOf } from "./change-many.ts";
import { useBulkEdit } from "./use-bulk-edit.ts";

/** The rows that are changed: some, or all that a list finds. */
type BulkRows = { rows: readonly ListedRow[] } | { query: Readonly<Record<string, string>> };

type BulkDialogProps = {
  place: RowsPlace;
  properties: readonly Property[];
  chosen: BulkRows;
  onClose: () => void;
};

const emptyOf = ({ type }: Property): Entered => (type === "choices" ? [] : "");

/** Sets one property of many rows. */
export function BulkDialog({ place, properties, chosen, onClose }: BulkDialogProps) {
  const [name, setName] = useState(properties[0]?.name ?? "");
  const property = properties.find((one) => one.name === name);
  const [entered, setEntered] = useState<Entered>(property ? emptyOf(property) : "");
  const [fault, setFault] = useState<string>();
  const { done, failed, run, stop } = useBulkEdit(place);
  if (!property) return null;
  const count = "rows" in chosen ? chosen.rows.length : undefined;
  const what = count === undefined ? "all rows found" : count === 1 ? "1 row" : `${count} rows`;

  function save(): void {
    if (!property || done !== undefined) return;
    const given = givenOf(property, entered);
    const found = valueFault(property, given);
    setFault(found);
    const read = readValue(property, given);
    if (found !== undefined || !read.ok) return;
    const batches = "rows" in chosen ? batchesOf(chosen.rows) : pagesOf(place, chosen.query);
    void run(property, read.value, batches).then((isDone) => isDone && onClose());
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (open) return;
        if (done === undefined) onClose();
        else stop();
      }}
      size="medium"
      title={`Change ${what}`}
      description={
        count === 1
          ? "Sets one of its properties. You can undo it."
          : "They all get the same value of one property. You can undo it."
      }
      onSubmit={save}
      footer={
        <>
          <Button onClick={done === undefined ? onClose : stop}>{done === undefined ? "Cancel" : "Stop"}</Button>
          <Button type="submit" variant="primary" busy={done !== undefined}>
            {`Change ${what}`}
          </Button>
        </>
      }
    >
      {failed && (
        <Alert kind="error">
          <div className="flex flex-wrap items-center gap-2">
            <span className="min-w-40 flex-1">{failed.message}</span>
            {failed.onUndo && <Button onClick={failed.onUndo}>Undo</Button>}
          </div>
        </Alert>
      )}
      <SelectField
        label="Property"
        value={name}
        disabled={done !== undefined}
        options={properties.map((one) => ({ value: one.name, label: one.title }))}
        onValueChange={(next) => {
          const found = properties.find((one) => one.name === next);
          setName(next);
          setFault(undefined);
          if (found) setEntered(emptyOf(found));
        }}
      />
      <ValueField
        key={property.id}
        property={property}
        label={`New value of ${property.title}`}
        name={property.name}
        hint={property.isRequired ? undefined : "Leave it empty to remove the value."}
        isRequired={property.isRequired}
        value={entered}
        onChange={setEntered}
        error={fault}
        tenant={place.tenant}
      />
      <p role="status" className="font-semibold empty:hidden">
        {done !== undefined && `${numbered(done)} changed so far.`}
      </p>
    </Dialog>
  );
}
