import { keysOf } from "#shared";
import { mergeForm } from "#client";
import { presentProperties, type Entity, type Property } from "../../entities/property.ts";
import type { EntityForm, PropertyForm } from "./entity-form.ts";

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The properties in my order; those that they added come last. One that they removed stays if I changed it. */
function mergeProperties(base: PropertyForm[], mine: PropertyForm[], theirs: PropertyForm[]): PropertyForm[] {
  const find = (all: PropertyForm[], key: string) => all.find((one) => one.key === key);
  const isReordered = !isSame(
    base.map(({ key }) => key).filter((key) => find(mine, key)),
    mine.map(({ key }) => key).filter((key) => find(base, key)),
  );
  const kept = mine.flatMap((own) => {
    const [before, other] = [find(base, own.key), find(theirs, own.key)];
    if (!before) return [own];
    if (!other) return isSame(own, before) ? [] : [own];
    return [mergeForm(before, own, other)];
  });
  const added = theirs.filter(({ key }) => !find(base, key) && !find(mine, key));
  const merged = [...kept, ...added];
  if (isReordered) return merged;
  const place = new Map(theirs.map(({ key }, index) => [key, index]));
  return merged.toSorted((a, b) => (place.get(a.key) ?? Infinity) - (place.get(b.key) ?? Infinity) || 0);
}

/** A property that was new in `base` has the key and the id with which `theirs` holds it. */
function withIds(form: EntityForm, base: EntityForm, theirs: EntityForm): EntityForm {
  const properties = form.properties.map((property) => {
    const added = base.properties.find(({ key, id }) => key === property.key && id === undefined);
    const { key, id } = theirs.properties.find(({ name }) => name === added?.name) ?? property;
    return { ...property, key, id };
  });
  return { ...form, properties };
}

/**
 * Merges what I entered with what is stored now, where it was saved by someone else or from an earlier state of this form.
 * Where both changed a field, mine is taken.
 */
export function mergeEntity(base: EntityForm, mine: EntityForm, theirs: EntityForm): EntityForm {
  const [before, own] = [withIds(base, base, theirs), withIds(mine, base, theirs)];
  return {
    ...mergeForm(before, own, theirs),
    visitors: mergeForm(before.visitors, own.visitors, theirs.visitors),
    members: mergeForm(before.members, own.members, theirs.members),
    properties: mergeProperties(before.properties, own.properties, theirs.properties),
  };
}

const FIELD_NAMES = {
  title: "the name of one",
  titlePlural: "the name of several",
  name: "the name in addresses",
  icon: "the icon",
  description: "the description",
  visitors: "what visitors may do",
  members: "what members may do",
} as const;

const content = ({ order: _order, removedAt: _removedAt, ...rest }: Property) => rest;

/** @returns what differs between two states of an entity, in words: "removed “Price”". */
export function entityChanges(before: Entity, after: Entity): string[] {
  const fields = keysOf(FIELD_NAMES)
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => `changed ${FIELD_NAMES[name]}`);
  const [old, now] = [presentProperties(before), presentProperties(after)];
  const find = (all: Property[], id: string) => all.find((one) => one.id === id);
  const removed = old.filter(({ id }) => !find(now, id)).map(({ title }) => `removed “${title}”`);
  const added = now.filter(({ id }) => !find(old, id)).map(({ title }) => `added “${title}”`);
  const changed = now.filter((one) => {
    const other = find(old, one.id);
    return other && !isSame(content(other), content(one));
  });
  const stayed = (all: Property[], others: Property[]) => all.map(({ id }) => id).filter((id) => find(others, id));
  const isReordered = !isSame(stayed(old, now), stayed(now, old));
  return [
    ...fields,
    ...removed,
    ...added,
    ...changed.map(({ title }) => `changed “${title}”`),
    ...(isReordered ? ["changed the order"] : []),
  ];
}
