import { isObject, type JsonObject } from "#shared";

const defaults = import.meta.glob<unknown>("./*/defaults.ts", { eager: true, import: "defaults" });
const samples = import.meta.glob<unknown>("./*/sample.ts", { eager: true, import: "sample" });
const ofStyles = import.meta.glob<Record<string, object>>("./*/style-samples.ts", {
  eager: true,
  import: "styleSamples",
});

/** @returns the content that a new block of a type has: the shipped site's own; undefined for an unknown type. */
export function defaultsOf(type: string): unknown {
  return defaults[`./${type}/defaults.ts`];
}

/** @returns the catalogue's content of a type: its `sample.ts`, or else its defaults. */
export function sampleOf(type: string): unknown {
  return samples[`./${type}/sample.ts`] ?? defaultsOf(type);
}

/** @returns the catalogue's content of a type in one of its styles, with what only this style shows (`style-samples.ts`). */
export function sampleInStyle(type: string, style: string): JsonObject {
  const sample = sampleOf(type);
  return { ...(isObject(sample) && sample), ...ofStyles[`./${type}/style-samples.ts`]?.[style], style };
}
