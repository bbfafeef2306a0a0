import { newKey } from "#shared";
import type { EntityChange } from "../../contract.ts";
import {
  presentProperties,
  type Entity,
  type MemberRights,
  type Property,
  type VisitorRights,
} from "../../entities/property.ts";
import { enteredOf, givenOf, type Entered } from "../values/entered.ts";

/** A property as its fields hold it. */
export type PropertyForm = Omit<Property, "id" | "order" | "default" | "options" | "removedAt"> & {
  /** Identifies it in the form: the id of one that is stored. */
  key: string;
  /** Undefined for a new one. */
  id?: string;
  default: Entered;
  options: string[];
  currency: string;
  entity: string;
};

/** An entity as its fields hold it. */
export type EntityForm = Pick<Entity, "title" | "titlePlural" | "name" | "icon" | "description"> & {
  visitors: VisitorRights;
  members: MemberRights;
  properties: PropertyForm[];
};

const DEFAULT_CURRENCY = "EUR";

/** A new property without a title. */
export function newProperty(): PropertyForm {
  return {
    key: newKey(),
    name: "",
    title: "",
    type: "text",
    help: "",
    default: "",
    isDisplay: false,
    isRequired: false,
    isSortable: false,
    isPrivate: false,
    options: [],
    currency: DEFAULT_CURRENCY,
    entity: "",
  };
}

/** @returns a stored property as fields show it. */
export function propertyForm({ order: _order, removedAt: _removedAt, ...property }: Property): PropertyForm {
  const { id, options = [], currency = DEFAULT_CURRENCY, entity = "" } = property;
  return { ...property, key: id, options, currency, entity, default: enteredOf(property, property.default) };
}

/** @returns a stored entity as fields show it; empty fields and one property for the title for a new one. */
export function entityForm(entity: Entity | undefined): EntityForm {
  if (!entity) {
    const first = {
      ...newProperty(),
      name: "title",
      title: "Title",
      isDisplay: true,
      isRequired: true,
      isSortable: true,
    };
    const empty = { title: "", titlePlural: "", name: "", icon: "", description: "" };
    const rights = { visitors: { read: false, create: false }, members: { read: false, edit: false } };
    return { ...empty, ...rights, properties: [first] };
  }
  const { title, titlePlural, name, icon, description, visitors, members } = entity;
  const properties = presentProperties(entity).map(propertyForm);
  return { title, titlePlural, name, icon, description, visitors, members, properties };
}

/** @returns what a request stores, without the ids that new properties get. */
export function entityContent(form: EntityForm): object {
  const { properties, ...rest } = entityBody(form);
  return { ...rest, properties: properties.map(({ id: _id, ...property }) => property) };
}

type SentEntity = Required<Omit<EntityChange, "revision">>;

/** @returns the body of a request. Only what a property's type has a use for is sent. */
export function entityBody({ properties, ...rest }: EntityForm): SentEntity {
  return {
    ...rest,
    properties: properties.map(({ key: _key, options, currency, entity, ...property }) => ({
      ...property,
      default: givenOf({ ...property, currency }, property.default) ?? undefined,
      ...(property.type.startsWith("choice") && { options }),
      ...(property.type === "money" && { currency }),
      ...(property.type === "reference" && { entity }),
    })),
  };
}
