import { Undo2 } from "lucide-react";
import { Moment } from "#client";
import { Button } from "#ui/kit";
import { oldestInBin } from "../../bin/bin.ts";
import type { Entity, Property } from "../../entities/property.ts";
import { TYPE_NAMES } from "../values/type-names.ts";
import { propertyForm, type PropertyForm } from "./entity-form.ts";

type RemovedPropertiesProps = {
  entity: Entity;
  /** The properties of the form. */
  properties: readonly PropertyForm[];
  onRestore: (property: PropertyForm) => void;
};

/** The properties that an entity had, with their values still there; nothing where there are none. */
export function RemovedProperties({ entity, properties, onRestore }: RemovedPropertiesProps) {
  const isKept = ({ removedAt }: Property) => removedAt === undefined || removedAt >= oldestInBin();
  const removed = entity.properties.filter((one) => isKept(one) && !properties.some(({ id }) => one.id === id));
  if (removed.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-semibold">Removed properties</h3>
      <p className="text-sm text-ink-soft">Their values are kept for 30 days and come back with the property.</p>
      <ul aria-label="Removed properties" className="grid gap-1">
        {removed.map((property) => (
          <li
            key={property.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-dashed border-line px-3 py-1.5"
          >
            <span className="font-medium">{property.title}</span>
            <span className="flex-1 text-sm text-ink-soft">
              {TYPE_NAMES[property.type]}
              {property.removedAt ? (
                <>
                  , removed <Moment at={property.removedAt} />
                </>
              ) : (
                ", removed when you save"
              )}
            </span>
            <Button
              icon={<Undo2 />}
              aria-label={`Restore ${property.title}`}
              onClick={() => onRestore(propertyForm(property))}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
