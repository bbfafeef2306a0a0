import { isObject, type JsonObject } from "../../../src/shared/json.ts";
import { demoCopy } from "./demo-copy.ts";

/** Where a value is: its field, the field's parent, and the index of the list item it belongs to. */
type Position = { field: string; parent: string; index: number };

const USUAL_LENGTH = 3;
const BUTTONS = 2;

/** The choice of a union that isn't null. */
function choiceOf({ anyOf }: JsonObject): unknown {
  return Array.isArray(anyOf) ? anyOf.find((one: unknown) => !(isObject(one) && one.type === "null")) : undefined;
}

const typesOf = ({ type }: JsonObject): unknown[] => (Array.isArray(type) ? type : [type]);

function listFor({ items }: JsonObject, { field }: Position): unknown[] {
  const length = field === "cta" ? BUTTONS : USUAL_LENGTH;
  return Array.from({ length }, (_none, index) => sample(items, { field, parent: "", index }));
}

function objectFor({ properties }: JsonObject, { field, index }: Position): JsonObject {
  const fields = isObject(properties) ? Object.entries(properties) : [];
  return Object.fromEntries(
    fields.map(([name, inner]) => [name, sample(inner, { field: name, parent: field, index })]),
  );
}

const booleanFor = ({ field, index }: Position) => (field === "isPrimary" ? index === 0 : field.startsWith("with"));

function choose(choices: readonly unknown[], { field, index }: Position): unknown {
  const given = choices.filter((choice) => choice !== null);
  return given[field === "icon" ? index % given.length : 0];
}

function sample(schema: unknown, position: Position): unknown {
  if (!isObject(schema)) return null;
  const choice = choiceOf(schema);
  if (choice !== undefined) return sample(choice, position);
  if (Array.isArray(schema.enum)) return choose(schema.enum, position);
  const types = typesOf(schema);
  if (types.includes("object")) return objectFor(schema, position);
  if (types.includes("array")) return listFor(schema, position);
  if (types.includes("boolean")) return booleanFor(position);
  if (types.includes("string"))
    return demoCopy(position.field, position.parent, position.index) || (types.includes("null") ? null : "");
  return position.index + 1;
}

/** A value that a strict JSON Schema accepts, whose texts say that they are demo copy. */
export function sampleOf(schema: unknown): unknown {
  return sample(schema, { field: "", parent: "", index: 0 });
}
