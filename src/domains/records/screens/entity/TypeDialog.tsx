import { useEffect, useState } from "react";
import { Alert, Button, Dialog, SwitchField, toast } from "#ui/kit";
import { counted, numbered } from "#client";
import { PROPERTY_TYPES, type Entity, type Property } from "../../entities/property.ts";
import { TYPE_NAMES } from "../values/type-names.ts";
import { Misfits } from "./Misfits.tsx";
import { NewType, type TypeForm } from "./NewType.tsx";
import { useTypeChange, type TypeTrial } from "./use-type-change.ts";

type TypeDialogProps = { entity: Entity; property: Property; onClose: () => void };

function trialText({ phase, checked, values, count, converted }: TypeTrial): string {
  if (phase === "trying") return `Trying: ${numbered(checked)} rows so far.`;
  if (phase === "changing") return `Converting: ${numbered(converted)} rows so far.`;
  if (phase !== "tried") return "";
  if (values === 0) return "No row has a value yet.";
  if (count === 0) return values === 1 ? "The only value fits." : `All ${counted(values, "value")} fit.`;
  return `${numbered(count)} of ${counted(values, "value")} ${count === 1 ? "doesn’t" : "don’t"} fit.`;
}

/** Changes the type of a property: it is tried on all values first. */
export function TypeDialog({ entity, property, onClose }: TypeDialogProps) {
  const { trial, tryIt, change, forget } = useTypeChange(entity, property.id);
  const [form, setForm] = useState<TypeForm>(() => ({
    type: PROPERTY_TYPES.find((one) => one !== property.type) ?? "text",
    options: property.options ?? [],
    currency: property.currency ?? "EUR",
  }));
  const [mayLose, setMayLose] = useState(false);
  const { phase, count, misfits, found, error } = trial;
  const isWorking = phase === "trying" || phase === "changing";
  const body = {
    type: form.type,
    ...(form.type.startsWith("choice") && { options: form.options }),
    ...(form.type === "money" && { currency: form.currency }),
  };
  const enter = (next: Partial<TypeForm>) => {
    setForm((before) => ({ ...before, ...next }));
    setMayLose(false);
    forget();
  };
  useEffect(() => {
    if (phase !== "changed") return;
    toast.success(`“${property.title}” is now: ${TYPE_NAMES[form.type]}.`);
    onClose();
  });
  const isTried = phase === "tried" || phase === "changing";
  return (
    <Dialog
      open
      size="medium"
      onOpenChange={phase === "changing" ? undefined : (open) => !open && onClose()}
      title={`Change the type of “${property.title}”`}
      description={`It is ${TYPE_NAMES[property.type]} now. Nothing changes before you have seen what would happen.`}
      footer={
        <>
          {phase !== "changing" && <Button onClick={onClose}>Cancel</Button>}
          {isTried ? (
            <Button
              variant="primary"
              busy={phase === "changing"}
              unavailable={count > 0 && !mayLose ? "Some values don’t fit: say that they may be left out" : undefined}
              onClick={() => void change(body)}
            >
              Change type
            </Button>
          ) : (
            <Button variant="primary" busy={isWorking} onClick={() => void tryIt(body)}>
              Try it
            </Button>
          )}
        </>
      }
    >
      <NewType from={property.type} {...{ form, found }} onChange={enter} isOff={phase === "changing"} />
      <p role="status" className="font-semibold empty:hidden">
        {trialText(trial)}
      </p>
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      <Misfits {...{ entity, property, misfits, count }} />
      {isTried && count > 0 && (
        <SwitchField
          label={count === 1 ? "Leave this value out" : `Leave these ${counted(count, "value")} out`}
          hint="The rows stay, without a value. The property as it is now is kept for 30 days with all its values, below the list of properties."
          checked={mayLose}
          onCheckedChange={setMayLose}
        />
      )}
    </Dialog>
  );
}
