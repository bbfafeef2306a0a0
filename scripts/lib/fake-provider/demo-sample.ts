import { isObject, type JsonObject } from "../../../src/shared/json.ts";
import { demoCopy } from "./demo-copy.ts";

/** Where a value stands: its field, what that stands in, and which entry of a list it belongs to. */
type Place = { field: string; parent: string; turn: number };

const USUAL_LENGTH = 3;
const BUTTONS = 2;

/** The choice of a union that isn't null. */
function choiceOf({ anyOf }: JsonObject): unknown {
  return Array.isArray(anyOf) ? anyOf.find((one: unknown) => !(isObject(one) && one.type === "null")) : undefined;
}

const typesOf = ({ type }: JsonObject): unknown[] => (Array.isArray(type) ? type : [type]);

function listFor({ items }: JsonObject, { field }: Place): unknown[] {
  const length = field === "cta" ? BUTTONS : USUAL_LENGTH;
  return Array.from({ length }, (_none, turn) => sample(items, { field, parent: "", turn }));
}

function objectFor({ properties }: JsonObject, { field, turn }: Place): JsonObject {
  const fields = isObject(properties) ? Object.entries(properties) : [];
  return Object.fromEntries(fields.map(([name, inner]) => [name, sample(inner, { field: name, parent: field, turn })]));
}

const booleanFor = ({ field, turn }: Place) => (field === "isPrimary" ? turn === 0 : field.startsWith("with"));

function choose(choices: readonly unknown[], { field, turn }: Place): unknown {
  const given = choices.filter((choice) => choice !== null);
  return given[field === "icon" ? turn % given.length : 0];
}

function sample(schema: unknown, place: Place): unknown {
  if (!isObject(schema)) return null;
  const choice = choiceOf(schema);
  if (choice !== undefined) return sample(choice, place);
  if (Array.isArray(schema.enum)) return choose(schema.enum, place);
  const types = typesOf(schema);
  if (types.includes("object")) return objectFor(schema, place);
  if (types.includes("array")) return listFor(schema, place);
  if (types.includes("boolean")) return booleanFor(place);
  if (types.includes("string"))
    return demoCopy(place.field, place.parent, place.turn) || (types.includes("null") ? null : "");
  return place.turn + 1;
}

/** A value that a strict JSON Schema accepts, whose texts say that they are demo copy. */
export function sampleOf(schema: unknown): unknown {
  return sample(schema, { field: "", parent: "", turn: 0 });
}
