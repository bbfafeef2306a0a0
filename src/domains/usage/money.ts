const MICROS = 1_000_000;

/** @returns US dollars as stored: in millionths, rounded up, so that no cost counts as free. */
export function toMicros(dollars: number): number {
  return Math.ceil(Number((dollars * MICROS).toFixed(3)));
}

/** @returns stored millionths in US dollars. */
export function toDollars(micros: number): number {
  return micros / MICROS;
}
