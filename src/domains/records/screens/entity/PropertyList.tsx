import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import type { Faults } from "#client";
import { Button, focusMoveButton, moved, toast, useAfterRender, useDragOrder } from "#ui/kit";
import { ENTITY_LIMITS, type Entity } from "../../entities/property.ts";
import { faultsOf } from "./check-form.ts";
import { newProperty, type PropertyForm } from "./entity-form.ts";
import { PropertyItem } from "./PropertyItem.tsx";

type PropertyListProps = {
  properties: readonly PropertyForm[];
  /** Takes a function, so that undoing a removal keeps what was entered since. */
  onChange: (change: (before: PropertyForm[]) => PropertyForm[]) => void;
  faults: Faults;
  entities: readonly Entity[];
  /** Opens the change of the type of a stored property; `unavailable` says why that isn't possible. */
  typeChange: { onOpen: (id: string) => void; unavailable: string | undefined };
};

/** The properties of an entity, in their order: added, changed, moved by drag or by buttons, removed. */
export function PropertyList({ properties, onChange, faults, entities, typeChange }: PropertyListProps) {
  const list = useRef<HTMLUListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const afterRender = useAfterRender();
  const { dragged, listProps, handleProps } = useDragOrder(list, (from, to) => onChange((all) => moved(all, from, to)));
  const sortable = properties.filter(({ isSortable }) => isSortable).length;

  const toggle = (key: string, isOpen: boolean) =>
    setOpen((all) => new Set(isOpen ? [...all, key] : [...all].filter((one) => one !== key)));
  function add(): void {
    const added = newProperty();
    toggle(added.key, true);
    onChange((all) => [...all, added]);
    afterRender(() => list.current?.querySelector<HTMLElement>(":scope > li:last-child input")?.focus());
  }
  function move(index: number, by: -1 | 1): void {
    const to = index + by;
    onChange((all) => moved(all, index, to));
    afterRender(() => focusMoveButton(list.current?.children[to], by));
  }
  function remove(removed: PropertyForm, index: number): void {
    onChange((all) => all.filter(({ key }) => key !== removed.key));
    const next = Math.max(0, Math.min(index, properties.length - 2));
    afterRender(() => {
      const name = list.current?.children[next]?.querySelector<HTMLElement>("[aria-expanded]");
      (name ?? adder.current)?.focus();
    });
    const undo = () =>
      onChange((all) => (all.some(({ key }) => key === removed.key) ? all : all.toSpliced(index, 0, removed)));
    toast.success(`“${removed.title || "New property"}” removed`, { action: { label: "Undo", onClick: undo } });
  }

  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">
        {`${sortable} of at most ${ENTITY_LIMITS.sortable} properties are for sorting and filters.`}
      </p>
      {properties.length > 0 && (
        <ul ref={list} {...listProps} aria-label="Properties" className="grid gap-2">
          {properties.map((property, index) => (
            <PropertyItem
              key={property.key}
              {...{ property, entities }}
              isOpen={open.has(property.key)}
              onToggle={() => toggle(property.key, !open.has(property.key))}
              position={index + 1}
              count={properties.length}
              isDragged={dragged === index}
              handleProps={handleProps(index)}
              faults={faultsOf(property, faults)}
              isSortingFull={sortable >= ENTITY_LIMITS.sortable}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(property, index)}
              typeChange={{ ...typeChange, onOpen: () => property.id !== undefined && typeChange.onOpen(property.id) }}
              onChange={(change) =>
                onChange((all) => all.map((one) => (one.key === property.key ? { ...one, ...change } : one)))
              }
            />
          ))}
        </ul>
      )}
      <Button
        ref={adder}
        icon={<Plus />}
        className="w-fit"
        unavailable={
          properties.length >= ENTITY_LIMITS.properties ? `At most ${ENTITY_LIMITS.properties} properties` : undefined
        }
        onClick={add}
      >
        Add property
      </Button>
    </div>
  );
}
