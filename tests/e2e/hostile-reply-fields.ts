import { z } from "zod";
import { findBlock } from "#blocks";

const ADDRESS_CONTROLS = new Set(["link", "image"]);

/** What is planted: where a text stands, where an address stands, and how many items each list gets. */
type Plant = { text: string; address: string; items: number };

function wrapped(schema: unknown): { type: unknown; control?: string } {
  if (!(schema instanceof z.ZodOptional)) {
    return { type: schema, control: schema instanceof z.ZodType ? schema.meta()?.control : undefined };
  }
  const inner = wrapped(schema.unwrap());
  return { ...inner, control: schema.meta()?.control ?? inner.control };
}

/** Fills every field that a schema has, those that a model may not say included. */
function filled(schema: unknown, plant: Plant): unknown {
  const { type, control } = wrapped(schema);
  if (type instanceof z.ZodObject) {
    return Object.fromEntries(Object.entries(type.shape).map(([name, field]) => [name, filled(field, plant)]));
  }
  if (type instanceof z.ZodArray) return Array.from({ length: plant.items }, () => filled(type.element, plant));
  if (type instanceof z.ZodEnum) return type.options[0];
  if (type instanceof z.ZodNumber) return 1;
  if (type instanceof z.ZodBoolean) return true;
  return ADDRESS_CONTROLS.has(control ?? "") ? plant.address : plant.text;
}

/** @returns a reply that fills every field of a block type, as JSON. */
export function filledReply(type: string, plant: Partial<Plant> = {}): string {
  const content = filled(findBlock(type)?.schema, { text: "Words", address: "/", items: 1, ...plant });
  return JSON.stringify({ [type]: content });
}
