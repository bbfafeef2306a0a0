const MICROS = 1_000_000;

/** @returns US dollars as they are stored: in millionths, rounded up, so that nothing that costs something counts as free. */
export function toMicros(dollars: number): number {
  return Math.ceil(Number((dollars * MICROS).toFixed(3)));
}

/** @returns stored millionths in US dollars. */
export function toDollars(micros: number): number {
  return micros / MICROS;
}
