import type { Operation, Path } from "./operation.ts";

/** No name in a path contains it, as it is stripped from input. */
const SEPARATOR = "\u0000";

/** @returns the key of the block that an operation acts on, or inside of; undefined for a meta tag. */
export function blockKeyOf(operation: Operation): string | undefined {
  if (operation.type === "setMeta") return undefined;
  return "path" in operation ? operation.key : (operation.in?.key ?? operation.key);
}

/** @returns the path of the field that an operation acts on; for an item the list's. Empty for a whole block and a meta tag. */
export function fieldPathOf(operation: Operation): Path {
  if (operation.type === "setMeta") return [];
  return "path" in operation ? operation.path : (operation.in?.path ?? []);
}

/** @returns the path from the block to exactly what an operation acts on; for an item including its key. */
export function pathOf(operation: Operation): Path {
  return "in" in operation && operation.in ? [...operation.in.path, operation.key] : fieldPathOf(operation);
}

/** Where an operation acts: block key, path, and for an item its key. A meta tag has another kind of address. */
export function addressOf(operation: Operation): string[] {
  if (operation.type === "setMeta") return ["", operation.name];
  return [blockKeyOf(operation) ?? "", ...pathOf(operation)];
}

/** @returns an id of what an operation does and where: operations with the same one replace each other. */
export function actionOf(operation: Operation): string {
  return JSON.stringify([operation.type, ...addressOf(operation)]);
}

/** @returns whether an operation sets a value, so that a later one at the same address supersedes it. */
export function isValueChange(operation: Operation): operation is Extract<Operation, { type: "set" | "setMeta" }> {
  return operation.type === "set" || operation.type === "setMeta";
}

function isBeginning(short: readonly string[], long: readonly string[]): boolean {
  return short.length <= long.length && short.every((name, index) => name === long[index]);
}

/** @returns whether one of two operations acts on, or inside, what the other acts on. */
export function overlaps(a: Operation, b: Operation): boolean {
  const [one, other] = [addressOf(a), addressOf(b)];
  return isBeginning(one, other) || isBeginning(other, one);
}

/** An address and all that contain it, outermost first. */
function beginnings(address: readonly string[]): string[] {
  return address.map((_name, index) => address.slice(0, index + 1).join(SEPARATOR));
}

/** Finds which of many operations overlap another one without comparing each. */
export class AddressIndex<Value = true> {
  readonly #exact = new Map<string, Value>();
  readonly #outer = new Map<string, Value>();

  add(operation: Operation, value: Value): void {
    const outer = beginnings(addressOf(operation));
    const own = outer.pop() ?? "";
    if (!this.#exact.has(own)) this.#exact.set(own, value);
    for (const one of outer) if (!this.#outer.has(one)) this.#outer.set(one, value);
  }

  /** @returns what was added with an operation that overlaps this one; undefined for none. */
  overlapping(operation: Operation): Value | undefined {
    for (const one of beginnings(addressOf(operation))) {
      const found = this.#exact.get(one);
      if (found !== undefined) return found;
    }
    return this.inside(operation);
  }

  /** @returns what was added with an operation on, or inside, the block that this one acts on or inside of. */
  inBlockOf(operation: Operation): Value | undefined {
    const [block = ""] = addressOf(operation);
    return this.#exact.get(block) ?? this.#outer.get(block);
  }

  /** @returns what was added with an operation that acts inside what this one acts on; undefined for none. */
  inside(operation: Operation): Value | undefined {
    return this.#outer.get(addressOf(operation).join(SEPARATOR));
  }
}
