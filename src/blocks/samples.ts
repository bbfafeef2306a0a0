const defaults = import.meta.glob<unknown>("./*/defaults.ts", { eager: true, import: "defaults" });
const samples = import.meta.glob<unknown>("./*/sample.ts", { eager: true, import: "sample" });

/** @returns the content that a new block of a type has: the shipped site's own; undefined for an unknown type. */
export function defaultsOf(type: string): unknown {
  return defaults[`./${type}/defaults.ts`];
}

/** @returns the catalogue's content of a type: its `sample.ts`, or else its defaults. */
export function sampleOf(type: string): unknown {
  return samples[`./${type}/sample.ts`] ?? defaultsOf(type);
}
