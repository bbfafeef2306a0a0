/** A parameter of Stripe's form encoding: text, or what its brackets nest. */
type Param = string | { [name: string]: Param };
export type Params = { [name: string]: Param };

/**
 * Reads a form-encoded body or query with nested names, as Stripe's clients send them: `items[0][price]=x` becomes
 * `{ items: { 0: { price: "x" } } }`.
 */
export function readParams(text: string): Params {
  const params: Params = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop();
    let place = params;
    for (const step of path) {
      const next = place[step];
      place = typeof next === "object" ? next : ((place[step] = {}), place[step]);
    }
    if (last !== undefined) place[last] = value;
  }
  return params;
}

/** @returns a text parameter; undefined where it is missing or nested. */
export function textOf(params: Params, name: string): string | undefined {
  const value = params[name];
  return typeof value === "string" ? value : undefined;
}

/** @returns what a parameter nests; empty where it is missing. */
export function nestedOf(params: Params, name: string): Params {
  const value = params[name];
  return typeof value === "object" ? value : {};
}

/** @returns a parameter that is a list, in order. */
export function listOf(params: Params, name: string): Params[] {
  return Object.values(nestedOf(params, name)).filter((one): one is Params => typeof one === "object");
}

/** @returns the texts of a nested parameter, such as `metadata`. */
export function textsOf(params: Params, name: string): Record<string, string> {
  const entries = Object.entries(nestedOf(params, name));
  return Object.fromEntries(entries.flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : [])));
}
