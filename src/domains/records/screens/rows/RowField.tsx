import type { Property } from "../../entities/property.ts";
import type { WritingOffer } from "../../writing/text-contract.ts";
import { picturesAddress, type RowsPlace } from "../client.ts";
import { ValueField } from "../values/ValueField.tsx";
import { WriteWithAi } from "../writing/WriteWithAi.tsx";
import type { useRowForm } from "./use-row-form.ts";

type RowFieldProps = {
  place: RowsPlace;
  property: Property;
  form: ReturnType<typeof useRowForm>;
  /** Without it, no model writes its text. */
  offer: WritingOffer | undefined;
  isFirst: boolean;
};

/** The field of a property in a row's form. */
export function RowField({ place, property, form, offer, isFirst }: RowFieldProps) {
  const { name, title, help, isRequired, type } = property;
  return (
    <div className="grid gap-2">
      <ValueField
        property={property}
        label={title}
        name={name}
        hint={help || undefined}
        isRequired={isRequired}
        isFirst={isFirst}
        value={form.valueOf(property)}
        onChange={(value) => form.change(property, value)}
        error={form.faults[name]}
        tenant={place.tenant}
        upload={{ path: picturesAddress(place), onBusy: (isBusy) => form.hold(name, isBusy) }}
      />
      {offer && type === "longText" && (
        <WriteWithAi
          {...{ place, offer, keptName: form.keptName }}
          target={property}
          fields={{ tenant: place.tenant, properties: form.properties, valueOf: form.valueOf }}
          onChange={(value) => form.change(property, value)}
        />
      )}
    </div>
  );
}
