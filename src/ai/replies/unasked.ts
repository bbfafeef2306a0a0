import type { z } from "zod";
import type { JsonObject } from "#shared";
import { cleanCopy } from "./clean-copy.ts";
import { note, type NotePath, type Reading } from "./reading.ts";

const isSaid = (value: unknown) => value !== null && value !== undefined && value !== "";
/** The most names in a note: more wouldn't help. */
const MAX_NAMES = 5;

function inWords(names: readonly string[]): string {
  return names
    .slice(0, MAX_NAMES)
    .map((name) => `“${cleanCopy(name).slice(0, 40)}”`)
    .join(", ");
}

/** Notes the fields of a reply that don't exist, or that a model may not fill. */
export function noteUnasked(
  { shape }: z.ZodObject,
  raw: JsonObject,
  reading: Pick<Reading, "notes">,
  { path, isAsked, message }: { path: NotePath; isAsked: (name: string) => boolean; message: string },
): void {
  const said = Object.entries(raw).flatMap(([name, value]) => (isSaid(value) ? [name] : []));
  const unknown = said.filter((name) => !Object.hasOwn(shape, name));
  if (unknown.length > 0) note(reading, path, `There is no field for this: ${inWords(unknown)}.`);
  const others = said.filter((name) => Object.hasOwn(shape, name) && !isAsked(name));
  if (others.length > 0) note(reading, path, `${message}: ${inWords(others)}.`);
}
