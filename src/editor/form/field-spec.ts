import { z } from "zod";
import { asType } from "#blocks";
import { choicesOf, metaOf, type Choice } from "#publishing";
import { nameInWords } from "#shared";

/** The properties of every field. */
type Common = {
  name: string;
  label: string;
  placeholder?: string;
  /** Whether clearing removes the field. */
  isOptional: boolean;
  /** The initial value of the field in a new item. */
  initial?: (items: readonly unknown[]) => unknown;
  /** Whether items that lack a value get one (`missingValues`). */
  isAssigned?: boolean;
  /** What a model may say in it (`.meta`). */
  model?: string;
  /** The styles, or types of an item, that show it (`.meta`); all of them where it is missing. */
  shownIn?: readonly string[];
  /** The pictures that it is the alt text of (`.meta`). */
  altOf?: readonly string[];
  /** For a picture: the field with its alt text. `isVersion`: that text is primarily about another picture. */
  alt?: { name: string; isVersion: boolean };
};

type Plain =
  | "text"
  | "textarea"
  | "rich"
  | "switch"
  | "icon"
  | "image"
  | "link"
  | "commaList"
  | "entity"
  | "tenant"
  | "plan"
  | "query"
  | "properties";

/** A field of the derived form: its control, and the control's options. */
export type FieldSpec = Common &
  (
    | { control: Plain }
    | { control: "number"; isWhole: boolean; min?: number; max?: number }
    | { control: "onOff"; onValue: string }
    | { control: "select" | "style" | "color"; choices: readonly Choice[] }
    | { control: "object" | "variable"; fields: readonly FieldSpec[] }
    | ({ control: "list" } & ListSpec)
  );

/** A list of objects: what its items are called, and their fields. */
type ListSpec = { itemLabel: string; itemTitle?: string; keepsOne: boolean; fields: readonly FieldSpec[] };

/** A field with few possible values. */
export type ChoiceSpec = Extract<FieldSpec, { choices: readonly Choice[] }>;

/** A field with a certain control. */
export type SpecOf<Control extends FieldSpec["control"]> = Extract<FieldSpec, { control: Control }>;

const described = new WeakMap<z.ZodObject, readonly FieldSpec[]>();

/**
 * Derives the control of each field of an object's schema, in the schema's order.
 * @returns the same list for the same schema. @throws Error for a field without a matching control, a bug in the schema.
 */
export function describeFields(schema: z.ZodObject): readonly FieldSpec[] {
  const known = described.get(schema);
  if (known) return known;
  const fields = Object.entries(schema.shape).map(([name, field]) => describeField(name, asType(field)));
  const withAlts = fields.map((field) => Object.assign(field, { alt: altFor(field.name, fields) }));
  described.set(schema, withAlts);
  return withAlts;
}

function altFor(name: string, fields: readonly FieldSpec[]): Common["alt"] {
  const field = fields.find(({ altOf }) => altOf?.includes(name));
  return field && { name: field.name, isVersion: field.altOf?.[0] !== name };
}

/** Derives the control of a field. */
function describeField(name: string, schema: z.ZodType): FieldSpec {
  const { title, placeholder, initial, isAssigned, model, altOf, shownIn } = metaOf(schema);
  const isOptional = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  const common = {
    name,
    label: title ?? nameInWords(name),
    placeholder,
    isOptional,
    initial,
    isAssigned,
    model,
    altOf,
    shownIn,
  };
  return { ...common, ...controlOf(name, unwrapped(schema)) };
}

function unwrapped(schema: z.ZodType): z.ZodType {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  return isWrapper ? unwrapped(asType(schema.unwrap())) : schema;
}

type Distributed<Spec> = Spec extends unknown ? Omit<Spec, keyof Common> : never;
type ControlSpec = Distributed<FieldSpec>;

function controlOf(name: string, schema: z.ZodType): ControlSpec {
  if (schema instanceof z.ZodBoolean) return { control: "switch" };
  if (schema instanceof z.ZodNumber) return numberControl(schema);
  const choices = choicesOf(schema);
  if (choices) return choiceControl(schema, choices);
  if (schema instanceof z.ZodObject) {
    const control = metaOf(schema).control === "variable" ? "variable" : "object";
    return { control, fields: describeFields(schema) };
  }
  if (schema instanceof z.ZodArray) return arrayControl(name, schema);
  if (schema instanceof z.ZodString || schema instanceof z.ZodUnion) return textControl(schema);
  throw new Error(`No control fits the field ${name}`);
}

function numberControl({ isInt, minValue, maxValue }: z.ZodNumber): ControlSpec {
  // Zod bounds an integer by the safe ones, and other numbers by infinity.
  const known = (bound: number | null) =>
    bound !== null && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;
  return { control: "number", isWhole: isInt, min: known(minValue), max: known(maxValue) };
}

function choiceControl(schema: z.ZodType, choices: readonly Choice[]): ControlSpec {
  const { control } = metaOf(schema);
  return { control: control === "style" || control === "color" ? control : "select", choices };
}

function arrayControl(name: string, schema: z.ZodArray): ControlSpec {
  const element = unwrapped(asType(schema.element));
  if (element instanceof z.ZodString) return { control: name === "hiddenProperties" ? "properties" : "commaList" };
  if (!(element instanceof z.ZodObject)) throw new Error(`No control fits the items of ${name}`);
  const { itemLabel = "entry", itemTitle, keepsOne = false } = metaOf(schema);
  return { control: "list", itemLabel, itemTitle, keepsOne, fields: describeFields(element) };
}

const OF_TEXT: ReadonlySet<string> = new Set<Plain>(["textarea", "rich", "icon", "image", "link", "plan"]);

function isOfText(control: string | undefined): control is Plain {
  return control !== undefined && OF_TEXT.has(control);
}

function textControl(schema: z.ZodType): ControlSpec {
  const { control, onValue } = metaOf(schema);
  if (onValue !== undefined) return { control: "onOff", onValue };
  return { control: isOfText(control) ? control : "text" };
}
