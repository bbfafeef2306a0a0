/** @returns the value below which a share of all lies; 0 for none. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}

/** @returns the middle one of some values. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
